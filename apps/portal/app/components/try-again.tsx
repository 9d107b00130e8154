import { buttonVariants } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import { useText } from '#app/text'

/** Returns the submitted fields if the error contains them. */
export function findSubmittedFields(data: unknown): Record<string, string> | null {
  const sent = typeof data === 'object' && data !== null && 'sent' in data ? data.sent : null
  return typeof sent === 'object' && sent !== null ? Object.fromEntries(Object.entries(sent)) : null
}

/** Reloads the page, or resubmits the form without its secrets. Works without JavaScript. */
export function TryAgain({ sent }: { sent: Record<string, string> | null }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const content = { className: buttonVariants({ size: 'l' }), children: t('actions.try_again') }
  if (!sent) return <a href={pathname + search} {...content} />
  return (
    <form method="post" action={pathname + search}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button {...content} />
    </form>
  )
}
