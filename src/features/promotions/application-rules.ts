import { type PromotionDetails, promotionLimits } from '#contract/index.ts'
import * as v from 'valibot'

/** How a field of an application can be wrong; the view has the words. */
export type ApplicationFault = 'required' | 'too-long' | 'too-few'

const fault = (name: ApplicationFault) => name

const codePoints = (text: string) => Array.from(text).length

export interface ApplicationValues {
  remark: string
  proofs: readonly File[]
}

/** Section 5: a remark of up to 140 characters, counted in code points, and at most three pictures. */
export function applicationSchema({
  remark,
  proofsMin,
}: PromotionDetails['application']): v.GenericSchema<
  Partial<ApplicationValues>,
  ApplicationValues
> {
  return v.object({
    remark: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.check((text) => remark !== 'required' || text !== '', fault('required')),
      v.check((text) => codePoints(text) <= promotionLimits.remark, fault('too-long')),
    ),
    proofs: v.pipe(
      v.optional(v.array(v.instance(File)), []),
      v.check((files) => files.length >= proofsMin, fault('too-few')),
    ),
  })
}
