import * as v from 'valibot'
import { call } from './call.ts'
import { listOf, nothing, text } from './values.ts'

/** The entry of the path list that leads to the service window (section 7). */
export const servicePathType = 3

/**
 * Ours is the address; section 7 has only “path list action”. A path of type 3 is an encrypted
 * address whose last 8 characters are its key (decision 26).
 */
export const servicePaths = call({
  method: 'GET',
  path: '/wps/system/pathList',
  who: 'anyone',
  summary: 'Where the service window is, encrypted; above rank 4 it is the VIP desk (C7).',
  sealed: false,
  request: nothing,
  answer: v.object({
    version: v.object({ pathList: listOf(v.object({ type: v.number(), path: v.string() })) }),
  }),
  failure: nothing,
})

export const chatLaunch = call({
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  who: 'member',
  summary: 'Address of the chat room for this member, good once (C6).',
  sealed: false,
  request: v.object({
    b2c: v.literal('1'),
    title: text(80),
    /** As in the `Language` header. */
    language: text(8),
    /** Such as `#6142bf`. */
    headerColor: v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)),
  }),
  answer: v.object({ chatUrl: v.string() }),
  failure: nothing,
})

export const chatUnread = call({
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  who: 'member',
  summary: 'How much was said in the chat room since this member last looked (C6).',
  sealed: false,
  request: nothing,
  answer: v.object({ unReadCount: v.number() }),
  failure: nothing,
})
