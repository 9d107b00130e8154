import { Notice } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useText } from '#app/text'

type IgnoredValuesProps = {
  /** The parameters' names in the query string. */
  names: readonly string[]
  /** Labels for parameters whose label differs from their field's label. */
  labels?: Record<string, string>
  action?: ReactNode
}

/** Lists the query parameters that the page ignored because their values are unknown. */
export function IgnoredValues({ names, labels = {}, action }: IgnoredValuesProps) {
  const t = useText()
  if (names.length === 0) return null
  const getName = (name: string) => {
    const field = `fields.${name}`
    return labels[name] ?? (t.has(field) ? t(field) : name)
  }
  return (
    <Notice tone="warn" className="mb-4.5" action={action}>
      {t('lists.ignored', { names: names.map(getName).join(', ') })}
    </Notice>
  )
}
