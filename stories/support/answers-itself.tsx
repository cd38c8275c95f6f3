import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'

interface AnswersProps {
  given: unknown
  children: (answer: unknown, answered: (asked: unknown) => void) => ReactNode
}

/** Holds what was asked for last. */
function Answers({ given, children }: AnswersProps) {
  const [answer, setAnswer] = useState(given)
  return children(answer, setAnswer)
}

/**
 * For the Playground of what holds no state itself: what it asks for is given to it, so that pressing it
 * does what it does on a page. What is set on the panel counts until then.
 * @param ask the prop it asks with
 * @param answer the prop that is set to what it asks for
 */
export const answersItself =
  (ask: string, answer: string): Decorator =>
  (Story, { args }) => {
    const tell: unknown = args[ask]
    return (
      <Answers key={String(args[answer])} given={args[answer]}>
        {(given, answered) => {
          const asked = (value: unknown) => {
            if (typeof tell === 'function') tell(value)
            answered(value)
          }
          return <Story args={{ ...args, [answer]: given, [ask]: asked }} />
        }}
      </Answers>
    )
  }
