import { valibotResolver } from '@hookform/resolvers/valibot'
import { Form } from '#components/index.ts'
import type { FieldPlan } from '#contract/index.ts'
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from './drafts.ts'
import { takeWhatStands } from './filled-in.ts'
import { InviteWarning } from './invite-warning.tsx'
import { asksDigits } from './login-rules.ts'
import { RegisterAnswer } from './register-answer.tsx'
import { RegisterFoot } from './register-foot.tsx'
import { RegisterMethod } from './register-method.tsx'
import type { RegisterFieldsProps } from './register-props.ts'
import { RegistrationAlert } from './registration-alert.tsx'
import { registrationSchema, type RegisterValues, type TextField } from './registration-rules.ts'
import { fieldOf } from './registration-state.ts'
import { usePatternWords } from './use-pattern-words.ts'
import { useAnswerWords, useRegistrationLabels } from './use-registration-labels.ts'

/**
 * The fields that the plan names, one under the other. What was typed stays, whatever the server
 * says, and goes along from one way of registering to the other.
 */
export function RegisterFields(props: RegisterFieldsProps) {
  const { plan, status, captcha } = props
  const labels = useRegistrationLabels()
  const ruleOf = usePatternWords()
  const wordsOf = useAnswerWords(props.minAge)
  const root = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLInputElement>(null)
  const digits = captcha === null || asksDigits(captcha)
  const schema = useMemo(
    () => registrationSchema(plan.filter(({ name }) => name !== 'captcha' || digits)),
    [plan, digits],
  )
  const form = useForm<Partial<RegisterValues>, unknown, RegisterValues>({
    // No default values: they would wipe what was typed, or filled in, before hydration.
    resolver: valibotResolver(schema),
    mode: 'onTouched',
    // Where the reader goes on is ours to say: the number is not of this library.
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState, getValues, setValue, setError } = form
  const { errors, isSubmitted } = formState
  useDraft(props.draft, form, ['captcha'])

  const names = plan.map(({ name }) => name)
  const texts = names.filter((name): name is TextField => name !== 'mobileNum')
  const focusOn = (name: string) => {
    if (name === 'mobileNum') return number.current?.focus()
    const input = root.current?.elements.namedItem(name)
    if (input instanceof HTMLElement) input.focus()
  }

  const picture = captcha?.status === 'ready' ? captcha.id : null
  useEffect(() => {
    // The digits belong to one picture.
    if (picture !== null) setValue('captcha', '')
  }, [picture, setValue])

  const refused = fieldOf(props)
  /** The answer that was refused, where it is asked for here. */
  const field = refused !== null && names.includes(refused) ? refused : null
  const asked = plan.find(({ name }) => name === field)
  const invite = status === 'affiliate' || status === 'referral' ? status : null
  /** The failure whose warning is to be read. */
  const [warned, setWarned] = useState(0)
  const tell = useEffectEvent(() => {
    if (field === null) alert.current?.focus()
    else if (field !== 'mobileNum') {
      setError(field, { type: 'server', message: status === 'answer-wrong' ? 'rule' : status })
    }
    if (field !== null) focusOn(field)
    // Only now, so that the dialog gives the focus back to the field.
    if (invite) setWarned(props.failures)
  })
  useEffect(() => {
    if (props.failures > 0) tell()
    // A field that the settings bring only now is told as well.
  }, [props.failures, field])

  const { code } = props
  const goToCode = useEffectEvent(() => {
    if (code.status === 'code-wrong' || code.status === 'code-expired') focusOn('verificationCode')
  })
  useEffect(() => {
    if (code.failures > 0) goToCode()
  }, [code.failures])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    takeWhatStands(root, form, texts)
    const numberIsRight = !names.includes('mobileNum') || (await props.onCheckMobile())
    await handleSubmit(
      (values) => (numberIsRight ? props.onSubmit(values) : focusOn('mobileNum')),
      (wrong) => {
        const first = names.find((name) =>
          name === 'mobileNum' ? !numberIsRight : wrong[name] !== undefined,
        )
        focusOn(first ?? 'agreed')
      },
    )()
  }

  /** An empty field that one only walks through is not scolded before the form is sent. */
  const errorOf = (one: FieldPlan) => {
    if (one.name === 'mobileNum') return undefined
    const fault = errors[one.name]?.message
    if (fault === 'required' && !isSubmitted && !getValues(one.name)) return undefined
    return wordsOf(fault, labels[one.name], ruleOf(one, fault === 'length'))
  }

  return (
    <>
      <RegisterMethod
        method={props.method}
        methods={props.methods}
        onMethod={(method) => {
          form.clearErrors()
          props.onMethod(method)
        }}
      />
      <Form
        ref={root}
        // What is wrong with one answer stands beside it: in a long form the top is out of sight.
        summary={field === null && <RegistrationAlert state={props} ref={alert} />}
        onSubmit={(event) => void submit(event)}
        onFocus={props.onTouch}
      >
        {plan.map((one) => (
          <RegisterAnswer
            key={one.name}
            field={one}
            form={props}
            register={register}
            error={errorOf(one)}
            numberRef={number}
          />
        ))}
        <RegisterFoot
          {...props}
          agreed={register('agreed')}
          agreedError={wordsOf(errors.agreed?.message, '', '')}
          busy={status === 'submitting' || status === 'registered'}
          onReset={
            props.canReset
              ? () => {
                  form.reset()
                  props.onReset()
                }
              : undefined
          }
        />
      </Form>
      <InviteWarning
        open={invite !== null && warned === props.failures}
        kind={invite ?? 'referral'}
        code={'invite' in props ? props.invite : ''}
        asked={asked === undefined ? 'no' : asked.required ? 'required' : 'optional'}
        onClose={props.onDismissInvite}
      />
    </>
  )
}
