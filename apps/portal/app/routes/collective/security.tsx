import { PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { RecoveryCodes } from '#app/components/recovery-codes'
import { ConfirmSecondFactor, StartSecondFactor } from '#app/components/second-factor-setup'
import { readForm } from '#app/forms/read-form.server'
import { requireCollectiveApi } from '#app/http/collective.server'
import { consumeRecoveryCodes } from '#app/http/flash.server'
import { dataWithCookies } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getSecondFactor } from '#app/services/second-factor.server'
import { useLocale, useText } from '#app/text'
import { RenewRecoveryCodes } from './renew-recovery-codes'
import { handleSecurityForm } from './security-forms.server'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireCollectiveApi(args)
  const { codes, cookies } = await consumeRecoveryCodes(args.request)
  return dataWithCookies({ ...(await getSecondFactor(api)), codes }, cookies)
}

export async function action(args: ActionFunctionArgs) {
  return handleSecurityForm(args, await requireCollectiveApi(args), await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.security')

/** Sets up the second factor and renews its recovery codes. */
export default function Security() {
  const { enabled, setup, codes, recovery_codes_left: left } = useLoaderData<typeof loader>()
  const t = useText()
  const next = { href: paths.collective(useLocale()), label: t('collective.account.continue') }
  return (
    <div className="max-w-190">
      <PageHeader
        title={t(enabled ? 'collective.security' : 'collective.account.setup_title')}
        text={t(enabled ? 'collective.account.text' : 'collective.account.setup_text')}
      />
      <div className="grid gap-5">
        {codes ? (
          <RecoveryCodes codes={codes} next={next} />
        ) : enabled ? (
          <RenewRecoveryCodes left={left} />
        ) : setup ? (
          <ConfirmSecondFactor {...setup} />
        ) : (
          <StartSecondFactor />
        )}
      </div>
    </div>
  )
}
