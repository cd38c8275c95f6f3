import { Fragment, type ReactNode } from 'react'
import { Cell } from './cell.tsx'

type Axes = Record<string, readonly unknown[]>

/** One value of every axis. */
export type Choice<A extends Axes> = { [Name in keyof A]: A[Name][number] }

/** Every combination of the values of every axis, the last axis changing fastest. */
function combinations<A extends Axes>(axes: A): Choice<A>[] {
  return Object.entries(axes).reduce<Record<string, unknown>[]>(
    (found, [name, values]) =>
      found.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  ) as Choice<A>[]
}

/** `Matrix`: every combination of a component's axes, in the order in which they are declared. */
export function EveryCombination<const A extends Axes>({
  axes,
  children,
}: {
  axes: A
  children: (choice: Choice<A>) => ReactNode
}) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      {combinations(axes).map((choice) => {
        const label = Object.entries(choice)
          .map(([name, value]) => `${name} ${String(value)}`)
          .join(' · ')
        return (
          <Fragment key={label}>
            <Cell label={label}>{children(choice)}</Cell>
          </Fragment>
        )
      })}
    </div>
  )
}
