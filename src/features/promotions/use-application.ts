import { useAction } from '#client/index.ts'
import { applyForPromotion, promotionProof } from '#contract/index.ts'
import { type DraftName, forgetDraft } from '#features/session/index.ts'
import { toBase64 } from '#platform/bytes.ts'
import { useRef, useState } from 'react'
import type { ApplicationFormState } from './application-form.tsx'
import type { ApplicationValues } from './application-rules.ts'
import { promotionProblem } from './promotion-problem.ts'
import { useRefresh } from './use-refresh.ts'

/**
 * Sends an application: its pictures one by one, then itself. A picture that arrived is not sent a
 * second time when something after it fails.
 * @param onSent it is there; the form may go
 */
export function useApplication(
  id: number,
  onSent: () => void,
): ApplicationFormState & {
  draft: DraftName
  onSubmit(values: ApplicationValues): void
  reset(): void
} {
  const draft: DraftName = `application:${id}`
  const upload = useAction(promotionProof)
  const apply = useAction(applyForPromotion)
  const refresh = useRefresh()
  const [state, setState] = useState<ApplicationFormState>({ status: 'idle' })
  const failures = useRef(0)
  const busy = useRef(false)
  const arrived = useRef(new WeakMap<File, string>())

  const proofOf = async (file: File): Promise<string> => {
    const there = arrived.current.get(file)
    if (there !== undefined) return there
    const data = toBase64(new Uint8Array(await file.arrayBuffer()))
    const { proofId } = await upload.run({ data })
    arrived.current.set(file, proofId)
    return proofId
  }

  const send = async ({ remark, proofs: files }: ApplicationValues) => {
    const proofs: string[] = []
    for (const [index, file] of files.entries()) {
      setState({ status: 'uploading', picture: index + 1, pictures: files.length })
      proofs.push(await proofOf(file))
    }
    setState({ status: 'sending' })
    const words = remark === '' ? {} : { remark }
    await apply.run({ id, proofs, ...words })
    arrived.current = new WeakMap()
    forgetDraft(draft)
    await refresh(false)
    setState({ status: 'idle' })
    onSent()
  }

  const refuse = async (error: unknown) => {
    const problem = promotionProblem(error)
    if (!problem) return setState({ status: 'idle' })
    // Swept away in the meantime: each is sent anew.
    if (problem.kind === 'proof') arrived.current = new WeakMap()
    if (problem.kind === 'moved' || problem.kind === 'closed') await refresh(false)
    failures.current += 1
    setState({ status: 'failed', problem, failures: failures.current })
  }

  return {
    ...state,
    draft,
    onSubmit(values) {
      if (busy.current) return
      busy.current = true
      void send(values)
        .catch(refuse)
        .finally(() => {
          busy.current = false
        })
    },
    /** Shown anew: what went wrong before is forgotten. */
    reset() {
      if (!busy.current) setState({ status: 'idle' })
    },
  }
}
