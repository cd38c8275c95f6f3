import type { calls } from '#contract/index.ts'
import type { Handler } from '#gateway/http/handler.ts'

export const memberInfo: Handler<typeof calls.memberInfo> = async ({ visitor }) => {
  const { account } = visitor
  return {
    id: account.id,
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    toUpline: account.toUpline,
    iconUrl: account.iconUrl,
    clubLabel: account.clubLabel,
    memberLabel: account.memberLabels,
  }
}
