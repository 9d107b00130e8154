import { ButtonLink, Card, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { readForm } from '#app/forms/read-form.server'
import { requireCollective } from '#app/http/collective.server'
import { consumeRecoveryCodes } from '#app/http/flash.server'
import { dataWithCookies } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getSecondFactor } from '#app/services/second-factor.server'
import { useLocale, useText } from '#app/text'
import { ConfirmForm, RenewForm, StartForm } from './second-factor'
import { handleSecurityForm } from './security-forms.server'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireCollective(args)
  const { codes, cookies } = await consumeRecoveryCodes(args.request)
  return dataWithCookies({ ...(await getSecondFactor(api)), codes }, cookies)
}

export async function action(args: ActionFunctionArgs) {
  return handleSecurityForm(args, await requireCollective(args), await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.security')

/** Sets the second factor up, and renews its recovery codes. */
export default function Security() {
  const { enabled, setup, codes, recovery_codes_left: left } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <div className="max-w-190">
      <PageHeader
        title={t(enabled ? 'collective.security' : 'collective.account.setup_title')}
        text={t(enabled ? 'collective.account.text' : 'collective.account.setup_text')}
      />
      <div className="grid gap-5">
        {codes ? <Codes codes={codes} /> : null}
        {enabled ? (
          codes ? null : (
            <RenewForm left={left} />
          )
        ) : setup ? (
          <ConfirmForm {...setup} />
        ) : (
          <StartForm />
        )}
      </div>
    </div>
  )
}

/** The recovery codes, shown once. */
function Codes({ codes }: { codes: readonly string[] }) {
  const t = useText()
  const locale = useLocale()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <Card title={t('security.second_factor.codes_title')} note={t('security.second_factor.codes_text')}>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken p-5 font-mono text-label font-semibold tabular-nums sm:max-w-100">
        {codes.map(code => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-5 grid gap-3 sm:flex">
        <ButtonLink href={file} download={t('security.second_factor.codes_file')} variant="secondary">
          {t('actions.download')}
        </ButtonLink>
        <ButtonLink href={paths.collective(locale)}>{t('collective.account.continue')}</ButtonLink>
      </div>
    </Card>
  )
}
