import { expect, test } from 'vitest'
import { hostAnswer } from '#gateway/support/chat-host.ts'

test.each(['ขอคุยกับคนจริง', 'อยากคุยกับคน', 'ติดต่อพนักงาน', 'a human please', 'Gusto ko ng tao'])(
  '%s asks for a person, in the room of all too',
  (text) => {
    const answer = hostAnswer(text, 'th', false)
    expect(answer).not.toBeNull()
    expect(answer).toBe(hostAnswer('human', 'th', false))
  },
)

test.each(['วันนี้มีคนชนะเยอะไหม', 'ทุกคนเล่นอะไรกัน', 'ค้นหาเกม'])(
  '%s is said among members, and nobody is asked',
  (text) => {
    expect(hostAnswer(text, 'th', false)).toBeNull()
  },
)

test('a word about people does not hide what is asked', () => {
  expect(hostAnswer('คนละกี่บาทถึงฝากได้', 'th', false)).toBe(hostAnswer('ฝาก', 'th', false))
})
