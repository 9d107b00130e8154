import { stripLocale } from '@bgm/i18n'
import { PageHeader, SegmentedLinks } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const sections = { profile: 'account', contact: 'accountContact', security: 'accountSecurity' } as const

/** The layout of the account pages: section links and content. */
export function AccountPage({
  text,
  action,
  children,
}: {
  text?: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  const t = useText()
  const locale = useLocale()
  const { pathname } = useLocation()
  const here = stripLocale(pathname)
  const isHere = (path: string) => here === path || (path !== '/account' && here.startsWith(`${path}/`))
  const link = (href: string, label: string) => ({
    href,
    label,
    current: isHere(stripLocale(href)),
  })
  const links = [
    ...(['profile', 'contact', 'security'] as const).map(section =>
      link(paths[sections[section]](locale), t(`security.sections.${section}`)),
    ),
    link(paths.consents(locale), t('personal_data.section')),
  ]
  return (
    <div className="max-w-190">
      <PageHeader title={t('account.title')} text={text} action={action} />
      {/* All four sections fit side by side on the narrowest phone. */}
      <SegmentedLinks
        label={t('security.sections.label')}
        links={links}
        className="mb-6 max-sm:flex max-sm:*:grow max-sm:*:px-2"
      />
      <div className="grid gap-5">{children}</div>
    </div>
  )
}
