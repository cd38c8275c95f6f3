/** A view in each of its statuses: what is so in that status, and what is around it in all of them. */
export const inEvery = <States extends Record<string, object>, Around extends object>(
  states: States,
  around: Around,
) =>
  Object.fromEntries(
    Object.entries(states).map(([status, state]) => [status, { ...state, ...around }]),
  ) as { [Status in keyof States]: States[Status] & Around }
