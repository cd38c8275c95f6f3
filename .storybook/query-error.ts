import { getConfig } from 'storybook/test'

const { getElementError: write } = getConfig()

/**
 * What a query throws that finds nothing: with the page in its message, which is written out when it
 * is read. Who waits for an element asks again and again, and of all these errors reads the last.
 */
export function queryError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let written: string | undefined
  const get = () => (written ??= write(message, container).message)
  // Whoever reports it may put a text of their own in its place.
  const set = (text: string) => {
    written = text
  }
  return Object.defineProperty(error, 'message', { get, set, configurable: true })
}
