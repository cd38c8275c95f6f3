/** What is read of React's own record of an element on the page. */
export interface Fiber {
  readonly type: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly _debugOwner?: Fiber | null
}

const readers: ((top: Fiber) => void)[] = []

/** Calls back with everything on the page whenever React has changed it. */
export const onCommit = (read: (top: Fiber) => void): void => void readers.push(read)

// React looks for it once, on being loaded: whoever wants to read imports this file before all others.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
      for (const read of readers) read(root.current)
    },
    onCommitFiberUnmount: () => {},
  },
})
