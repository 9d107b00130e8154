import { buttonVariants, OrDivider, SplitPanel, type SplitPanelProps } from '@bgm/ui'
import google from '@bgm/ui/assets/google.svg'
import { toLanguageButtons } from '#app/forms/language-intent'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { DefaultSubmitButton } from './default-submit-button'
import { useFrameProps } from './page'

type Panel = Omit<SplitPanelProps, 'logo' | 'skipLabel' | 'languages'>

/** The layout of sign-in, registration and password reset. A language change keeps the values of `form`. */
export function IdentityPage({ form, ...props }: Panel & { form?: string }) {
  const { logo, skipLabel, languages } = useFrameProps()
  return (
    <>
      {form ? <DefaultSubmitButton form={form} /> : null}
      <SplitPanel
        logo={logo}
        skipLabel={skipLabel}
        languages={form ? toLanguageButtons(form, languages) : languages}
        {...props}
      />
    </>
  )
}

/** A link to sign-in with Google. It is a plain link, because it redirects to another host. */
export function GoogleLink({ redirectTo }: { redirectTo?: string | null }) {
  const t = useText()
  return (
    <div className="mt-5 grid gap-5">
      <OrDivider>{t('words.or')}</OrDivider>
      <a
        href={paths.google(useLocale(), redirectTo ?? undefined)}
        className={buttonVariants({ variant: 'secondary', full: true })}
      >
        <img src={google} alt="" width="20" height="20" />
        {t('sign_in.google')}
      </a>
    </div>
  )
}
