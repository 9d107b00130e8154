import { useState } from 'react'
import type { SchemaSelector } from './validation'

type Check = typeof import('./validation')

/** What judges in the browser, from when a form is first touched; until then, or if it does not come, the server judges. */
export function useValidation(choose: SchemaSelector | undefined) {
  const [check, setCheck] = useState<Check | null>(null)
  const load = () => {
    if (!choose || check) return
    import('./validation').then(
      ({ validate, handleSubmit }) => setCheck({ validate, handleSubmit }),
      () => undefined,
    )
  }
  const onValidate =
    check && choose ? ({ formData }: { formData: FormData }) => check.validate(formData, choose) : null
  return { onValidate, handleSubmit: check?.handleSubmit, load }
}
