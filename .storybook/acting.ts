import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { configure } from 'storybook/test'

// What a story does is answered at once where React has its `act`: in tests and while one develops. A
// built Storybook has none, and there a second press would come before what the first one changes.
const hasAct = !import.meta.env.PROD

/** Where nothing is ever seen. */
const aside = createRoot(document.createElement('div'))

/** Lets an event change the page before anything follows it, as a browser does. */
export function answerEvents(): void {
  if (hasAct) return
  configure({
    eventWrapper(dispatch) {
      let answer: ReturnType<typeof dispatch>
      flushSync(() => {
        answer = dispatch()
      })
      return answer
    },
  })
}

/** Runs the effects of what has been drawn: React does so before it draws anything else. */
export function runEffects(): void {
  if (!hasAct) flushSync(() => aside.render(null))
}
