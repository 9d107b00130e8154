import type { Locale } from '@bgm/i18n'
import { buttonVariants, menuItemClass } from '@bgm/ui'
import { Form, type FormProps } from '@remix-run/react'
import { LogOut } from 'lucide-react'
import { paths } from '#app/paths'
import { getText } from '#app/text'

// Renders the same markup without the router, whose form behaviour takes effect only in the browser.
const PostForm = import.meta.env.SSR ? (props: FormProps) => <form {...props} data-discover="true" /> : Form

/** Signing out has side effects, so it is a form and never a link. */
export function SignOutForm({ inMenu = false, locale }: { inMenu?: boolean; locale: Locale }) {
  return (
    <PostForm method="post" action={paths.signOut(locale)}>
      <button
        type="submit"
        className={inMenu ? menuItemClass : buttonVariants({ variant: 'quiet', size: 's' })}
      >
        <LogOut aria-hidden="true" strokeWidth={1.75} />
        {getText(locale)('actions.sign_out')}
      </button>
    </PostForm>
  )
}
