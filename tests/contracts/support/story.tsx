import type { ComponentType, ReactElement, ReactNode } from 'react'
import { initialGlobals } from '#storybook/toolbar.ts'

type Args = Record<string, unknown>
interface Context {
  readonly args: Args
  readonly globals: typeof initialGlobals
  readonly id: string
  readonly loaded: Args
}
type Render = (args: Args, context: Context) => ReactNode
type Decorate = (story: ComponentType, context: Context) => ReactNode

interface Annotations {
  readonly render?: Render
  readonly decorators?: Decorate | readonly Decorate[]
  readonly globals?: Partial<typeof initialGlobals>
  readonly play?: unknown
}

/** What a contract reads of a story of CSF Next. */
export interface Story {
  readonly input: Annotations
  readonly meta: { readonly input: Annotations & { readonly component?: ComponentType<Args> } }
  readonly composed: { readonly id: string; readonly args: Args }
}

/** Whether an export of a story file is a story. */
export const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'composed' in value && 'meta' in value

/** Whether a story shows looks, rather than plays or warns. */
export const isLooks = (name: string) => !/^(?:Behaviour|Misuse)/.test(name)

/** A story as an element, in its own decorators, with no Storybook around it. */
export function draw({ input, meta, composed }: Story): ReactElement {
  const { component: Shown } = meta.input
  const { args, id } = composed
  const globals = { ...initialGlobals, ...meta.input.globals, ...input.globals }
  const context: Context = { args, globals, id, loaded: {} }
  const render = input.render ?? meta.input.render
  const inner: ComponentType = () => (render ? render(args, context) : Shown && <Shown {...args} />)
  const decorators = [input.decorators ?? [], meta.input.decorators ?? []].flat()
  const Whole = decorators.reduce<ComponentType>(
    (story, decorate) => () => decorate(story, context),
    inner,
  )
  return <Whole />
}
