import { buttonVariants, menuItemClass } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { LogOut } from 'lucide-react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Signing out has side effects, so it is a form and never a link. */
export function SignOutForm({ inMenu = false }: { inMenu?: boolean }) {
  const t = useText()
  return (
    <Form method="post" action={paths.signOut(useLocale())}>
      <button
        type="submit"
        className={inMenu ? menuItemClass : buttonVariants({ variant: 'quiet', size: 's' })}
      >
        <LogOut aria-hidden="true" strokeWidth={1.75} />
        {t('actions.sign_out')}
      </button>
    </Form>
  )
}
