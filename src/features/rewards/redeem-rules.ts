import type { Input, redeemReward } from '#contract/index.ts'
import { latinDigits, typedCode } from '#platform/index.ts'
import * as v from 'valibot'

/** How a field can be wrong; the view has the words. */
export type RedeemFault = 'required' | 'mobile' | 'address' | 'name'

const fault = (name: RedeemFault) => name
const typed = v.optional(v.string(), '')

/** What is typed to redeem something. */
export interface RedeemValues {
  password: string
  name: string
  mobile: string
  address: string
}

/** A number as people write it, `+66 81-234-5678` → `66812345678`. */
const digits = (text: string) => latinDigits(text).replaceAll(/[\s().+-]/g, '')

/**
 * @param sent whether it is sent somewhere, so that a name and an address are needed
 * @param payment whether the password is the withdrawal one, which registration takes as a code: it
 *   is the same here. In any other password every space counts
 */
export function redeemSchema(
  sent: boolean,
  payment: boolean,
): v.GenericSchema<Partial<RedeemValues>, RedeemValues> {
  const needed = v.pipe(typed, v.trim(), v.nonEmpty(fault('required')))
  return v.object({
    password: v.pipe(
      typed,
      v.transform((password) => (payment ? typedCode(password) : password)),
      v.nonEmpty(fault('required')),
      v.maxLength(256),
    ),
    name: sent
      ? v.pipe(needed, v.minLength(2, fault('name')), v.maxLength(80, fault('name')))
      : typed,
    mobile: sent
      ? v.pipe(needed, v.transform(digits), v.regex(/^\d{6,15}$/, fault('mobile')))
      : typed,
    address: sent
      ? v.pipe(needed, v.minLength(10, fault('address')), v.maxLength(300, fault('address')))
      : typed,
  })
}

/** What goes to the server. */
export function redeemInput(
  reward: { id: string; points: number; kind: string },
  quantity: number,
  { password, ...recipient }: RedeemValues,
): Input<typeof redeemReward> {
  const base = { rewardId: reward.id, points: reward.points, quantity, password }
  return reward.kind === 'goods' ? { ...base, recipient } : base
}
