/** Fields whose values never reach a log, wherever they turn up. */
const secretField = /authorization|password|captcha|token|secret|cookie|key/i

/** A copy fit for a log: secrets replaced, depth and length bounded. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > 500 ? `${value.slice(0, 500)}…` : value
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 4) return '…'
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      secretField.test(name) ? '[hidden]' : redact(field, depth + 1),
    ]),
  )
}

/**
 * An error without the data that travelled with it: Drizzle puts the parameters of a failed query
 * into its message, and those may be a token's hash or a name.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) {
    // PostgreSQL in WebAssembly throws objects that are no errors.
    const { name, errno } = (error ?? {}) as { name?: unknown; errno?: unknown }
    return {
      error: typeof name === 'string' ? name : typeof error,
      ...(typeof errno === 'number' ? { errno } : {}),
    }
  }
  const message = error.message.replace(/\s*\nparams:[\s\S]*$/, '')
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    message,
    stack: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    // A few tell what is wrong with all.
    ...(error instanceof AggregateError
      ? { errors: error.errors.slice(0, 5).map(describeError) }
      : {}),
  }
}

/** One line of JSON. Errors go to standard error, requests to standard output. */
export function writeLog(level: 'info' | 'error', fields: Record<string, unknown>): void {
  const line = JSON.stringify({
    at: new Date().toISOString(),
    level,
    ...(redact(fields) as object),
  })
  const stream = level === 'error' ? process.stderr : process.stdout
  stream.write(`${line}\n`)
}
