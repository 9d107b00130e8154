import { buttonVariants } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import { useText } from '#app/text'

/** What a form sent, where an error tells it. */
export function getSentFields(data: unknown): Record<string, string> | null {
  const sent = typeof data === 'object' && data !== null && 'sent' in data ? data.sent : null
  return typeof sent === 'object' && sent !== null ? Object.fromEntries(Object.entries(sent)) : null
}

/** The same again, with or without script: a page is loaded anew, a form is sent anew with all that was typed but its secrets. */
export function TryAgain({ sent }: { sent: Record<string, string> | null }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const words = { className: buttonVariants({ size: 'l' }), children: t('actions.try_again') }
  if (!sent) return <a href={pathname + search} {...words} />
  return (
    <form method="post" action={pathname + search}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button {...words} />
    </form>
  )
}
