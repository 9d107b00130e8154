import { Lock } from 'lucide-react'
import { useText } from '#app/text'

/** Says beside a control that the head office has locked or limited it, and who can open the lock. */
export function LockNote({ text, openers }: { text: string; openers: readonly string[] }) {
  const t = useText()
  const who =
    openers.length > 0 ? t('locks.openers', { names: openers.join(', ') }) : t('locks.openers_unknown')
  return (
    <p className="flex gap-2 text-small text-muted">
      <Lock aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      <span>
        {text} {who}
      </span>
    </p>
  )
}
