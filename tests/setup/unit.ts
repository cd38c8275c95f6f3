import { afterEach } from 'vitest'

// Testing Library unmounts by itself only where `afterEach` is a global, and ours is not.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
