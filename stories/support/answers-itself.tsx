import type { Decorator } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'

/**
 * For the Playground of what holds no state itself: what it asks for is given to it, and stands on the
 * panel, so that pressing it does what it does on a page.
 * @param ask the prop it asks with
 * @param answer the prop that is set to what it asks for
 */
export const answersItself =
  (ask: string, answer: string): Decorator =>
  (Story, { args }) => {
    const [, update] = useArgs()
    const tell: unknown = args[ask]
    const answered = (asked: unknown) => {
      if (typeof tell === 'function') tell(asked)
      update({ [answer]: asked })
    }
    return <Story args={{ ...args, [ask]: answered }} />
  }
