import type { FieldPlan, RegistrationMethod } from '#contract/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import type { DraftName } from './drafts.ts'
import type { MobileEntry, MobileFault } from './mobile-rules.ts'
import type { RegisterValues } from './registration-rules.ts'
import type { RegisterState } from './registration-state.ts'
import type { SmsCodeState } from './sms-code-rules.ts'
import type { Countries } from './use-countries.ts'

/** What the fields are given beside their state. */
export interface RegisterFieldsGiven {
  method: RegistrationMethod
  /** The ways that are open. */
  methods: readonly RegistrationMethod[]
  /** The fields, in their order. */
  plan: readonly FieldPlan[]
  countries: Countries['countries']
  mobile: MobileEntry
  /** What is wrong with it. */
  mobileFault: MobileFault | undefined
  code: SmsCodeState
  /** A friend's code out of the link, which the field begins with. */
  referralCode: string
  onMethod(method: RegistrationMethod): void
  onMobile(mobile: MobileEntry): void
  /** @returns whether the number is one */
  onCheckMobile(): Promise<boolean>
  onRequestCode(): void
  onDismissCode(): void
  onRefreshCaptcha(): void
  /** Work instead of the picture (decision 33). */
  onSkipCaptcha?(): void
  /** The picture is about to be read: an old one is replaced. */
  onNearCaptcha(): void
  /** The warning about a code that is nobody's has been read. */
  onDismissInvite(): void
  onSubmit(values: RegisterValues): void
  onReset(): void
  /** Somebody is in the form: what its sending takes long for begins now. */
  onTouch?(): void
  /** Keeps what is typed while the form is away. @default nothing is kept */
  draft?: DraftName
}

/** What stands around the form, and where it leads. */
export interface RegisterSurroundings {
  /** Years (decision 9). */
  minAge: number
  /** Where the user agreement is. */
  agreementHref: string
  /** Where one logs in. */
  loginHref: string
  /** There is room for a button that empties the form: on the page. @default false */
  canReset?: boolean
  /** Instead of following `loginHref`. */
  onLogin?(): void
}

/** Everything the hook knows of the form (`registration-state.ts`). */
export type Registration =
  | { status: 'loading' | 'closed' }
  | ({ status: 'unavailable' } & LoadFailure)
  | (RegisterState & RegisterFieldsGiven)

export type RegisterFieldsProps = RegisterState & RegisterFieldsGiven & RegisterSurroundings
export type RegisterFormProps = Registration & RegisterSurroundings
