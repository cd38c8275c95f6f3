const width = 100

const flat = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${flat(part)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const written = (value: unknown, indent: string, used: number, fold: number): string => {
  const short = flat(value)
  const plain = typeof value !== 'object' || value === null
  if (plain || (fold <= 0 && indent.length + used + short.length < width)) return short
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Array.isArray(value)
    ? value.map((part) => inner + written(part, inner, 1, fold - 1))
    : Object.entries(value).map(([key, part]) => {
        const name = `${JSON.stringify(key)}: `
        return inner + name + written(part, inner, name.length + 1, fold - 1)
      })
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

/**
 * JSON as the formatter leaves it: what fits stands on one line.
 * @param open levels that are opened even when they would fit
 */
export const jsonText = (value: unknown, open = 1): string => `${written(value, '', 0, open)}\n`
