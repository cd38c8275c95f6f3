import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Boundaries of the page, each resolved once its listeners are there. */
const expected = new Set<Promise<void>>()
let rootIsHere: () => void = () => undefined
const root = new Promise<void>((resolve) => {
  rootIsHere = resolve
})

let tell: () => void = () => undefined

/** Names who is told whenever a part of the page has come alive. */
export const onArrival = (listener: () => void): void => void (tell = listener)

interface Arrival {
  promise: Promise<void>
  resolve(): void
}

function createArrival(): Arrival {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, resolve }
}

interface ArrivalBoundaryProps {
  /** Called once what is in it has come alive. */
  onAlive?: (alive: true) => void
  children: ReactNode
}

/** A Suspense boundary that tells when what is in it has come alive. */
export function ArrivalBoundary({ onAlive, children }: ArrivalBoundaryProps) {
  const [arrival] = useState(createArrival)
  useEffect(() => {
    // Not while drawing: what React draws and throws away never comes alive.
    expected.add(arrival.promise)
    return () => {
      // What left the page is not waited for.
      arrival.resolve()
      expected.delete(arrival.promise)
    }
  }, [arrival])
  return (
    <Suspense>
      <Alive arrival={arrival} onAlive={onAlive}>
        {children}
      </Alive>
    </Suspense>
  )
}

function Alive({ arrival, onAlive, children }: ArrivalBoundaryProps & { arrival: Arrival }) {
  useEffect(() => {
    arrival.resolve()
    onAlive?.(true)
    tell()
  }, [arrival, onAlive])
  return children
}

/** Stands at the root of the tree and tells when that has come alive. */
export function AliveRoot() {
  useEffect(() => rootIsHere(), [])
  return null
}

/** Resolves when the root and every boundary of the page have come alive. */
export async function everythingAlive(): Promise<void> {
  await root
  // A boundary that came alive may have brought others.
  for (let known = -1; known !== expected.size;) {
    known = expected.size
    await Promise.all(expected)
  }
}
