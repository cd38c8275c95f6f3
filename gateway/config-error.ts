/** A setting that cannot be used; the message is one plain line for the console. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
