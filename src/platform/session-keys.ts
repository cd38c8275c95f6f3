/** Names of what this tab's session holds. Apart from the storage itself, which every page brings. */
export function sessionKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    // Shut: there is nothing in it.
    return []
  }
}
