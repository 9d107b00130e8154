import { Button, Field, Flex, TextInput } from '@strapi/design-system'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type Failure, readFailure, useTexts } from './use-second-factor'

type Props = {
  hint: string
  submit: string
  send(code: string): Promise<unknown>
  /** Shown beside the button. */
  children?: ReactNode
}

/** The message of a failure beside the code. */
export function useFailureText() {
  const t = useTexts()
  return (failure: Failure): string => {
    if (failure.reason === 'wait') return t('wait', { minutes: failure.minutes })
    if (failure.reason === 'code') return t('code.wrong')
    return t(failure.reason === 'sign-in-again' ? 'setup.again' : 'failed')
  }
}

/** Keeps what was typed after an error, and moves the focus to it. */
export function useCodeField() {
  const t = useTexts()
  const describe = useFailureText()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fail = (text: string) => {
    setError(text)
    input.current?.focus()
  }
  const run = async (send: (code: string) => Promise<unknown>) => {
    if (code.trim() === '') return fail(t('code.empty'))
    setBusy(true)
    try {
      await send(code.trim())
    } catch (failure) {
      fail(describe(readFailure(failure)))
    }
    setBusy(false)
  }
  return { code, setCode, error, busy, input, run }
}

type CodeInputProps = { field: ReturnType<typeof useCodeField>; hint: string }

export function CodeInput({ field, hint }: CodeInputProps) {
  const t = useTexts()
  return (
    <Field.Root name="code" required error={field.error} hint={hint}>
      <Field.Label>{t('code.label')}</Field.Label>
      <TextInput
        ref={field.input}
        value={field.code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        onChange={event => field.setCode(event.target.value)}
      />
      <Field.Hint />
      <div aria-live="polite">
        <Field.Error />
      </div>
    </Field.Root>
  )
}

/** A code and a button that sends it. */
export function CodeForm({ hint, submit, send, children }: Props) {
  const field = useCodeField()
  const handle = (event: FormEvent) => {
    event.preventDefault()
    void field.run(send)
  }
  return (
    <form onSubmit={handle} noValidate>
      <Flex direction="column" alignItems="stretch" gap={6}>
        <CodeInput field={field} hint={hint} />
        <Button type="submit" fullWidth loading={field.busy}>
          {submit}
        </Button>
        {children}
      </Flex>
    </form>
  )
}
