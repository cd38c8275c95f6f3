import { Skeleton } from '#components/index.ts'

export interface PageBoxesProps {
  title: string
  /** A class of each box: its height, and what else it looks like. */
  boxes: readonly string[]
}

/** A page's title, and what stands in for the rest of it until it is known who is here. */
export function PageBoxes({ title, boxes }: PageBoxesProps) {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="type-display-md text-primary">{title}</h1>
      {boxes.map((box) => (
        <Skeleton key={box} className={box} />
      ))}
    </div>
  )
}
