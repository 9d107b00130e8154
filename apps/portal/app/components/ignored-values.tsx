import { Notice } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useText } from '#app/text'

interface IgnoredValuesProps {
  /** In the address. */
  names: readonly string[]
  /** What the page calls them, where it is not the name of the field. */
  labels?: Record<string, string>
  action?: ReactNode
}

/** Says which parts of the address are none that the page knows; it is shown without them. */
export function IgnoredValues({ names, labels = {}, action }: IgnoredValuesProps) {
  const t = useText()
  if (names.length === 0) return null
  const nameOf = (name: string) => {
    const field = `fields.${name}`
    return labels[name] ?? (t.has(field) ? t(field) : name)
  }
  return (
    <Notice tone="warn" className="mb-4.5" action={action}>
      {t('lists.ignored', { names: names.map(nameOf).join(', ') })}
    </Notice>
  )
}
