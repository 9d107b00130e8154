import { useState } from 'react'
import type { Choose } from './check'

type Check = typeof import('./check')

/** What judges in the browser, from when a form is first touched; until then, or if it does not come, the server judges. */
export function useCheck(choose: Choose | undefined) {
  const [check, setCheck] = useState<Check | null>(null)
  const load = () => {
    if (!choose || check) return
    import('./check').then(
      ({ judge, judgeSending }) => setCheck({ judge, judgeSending }),
      () => undefined,
    )
  }
  const onValidate =
    check && choose ? ({ formData }: { formData: FormData }) => check.judge(formData, choose) : null
  return { onValidate, judgeSending: check?.judgeSending, load }
}
