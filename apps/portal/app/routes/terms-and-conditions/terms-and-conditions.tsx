import { found } from '@bgm/server/not-found'
import { LanguageSwitch, Logo, type PageHandle, SkipLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle, useFrame } from '#app/components/page'
import { openApi } from '#app/http/api.server'
import { findTerms } from '#app/services/terms.server'
import { useText } from '#app/text'

export const handle: PageHandle = { layout: 'empty' }

/** Public: people read it before they have an account. */
export async function loader(args: LoaderFunctionArgs) {
  return found(args.request, await findTerms(openApi(args)))
}

export const meta: MetaFunction = args => pageTitle(args, 'navigation.portal.terms')

export default function TermsAndConditions() {
  const { title, version, html } = useLoaderData<typeof loader>()
  const t = useText()
  const { logo, skipLabel, languages } = useFrame()
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      <header className="wrap flex min-h-19 items-center justify-between gap-4">
        <Logo {...logo} />
        <LanguageSwitch {...languages} />
      </header>
      <main id="isi" tabIndex={-1} className="wrap pt-6 pb-20 outline-none">
        <h1 className="text-title">{title}</h1>
        {version ? <p className="mt-2 text-muted">{t('words.version', { date: version })}</p> : null}
        <div className="rich-text measure mt-7" dangerouslySetInnerHTML={{ __html: html }} />
      </main>
    </>
  )
}
