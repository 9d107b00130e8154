import { randomUUID } from 'node:crypto'
import { BareFrame, type PageHandle } from '@bgm/ui'
import { remoteJoinFormSchema } from '@bgm/validation'
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle, useFrameProps } from '#app/components/page'
import { readForm } from '#app/forms/read-form.server'
import { reply, submit } from '#app/forms/submit.server'
import { findApi, getPublicApi, nullIfDenied } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { createPassCookies, createScannedPassCookies, readScannedPass } from '#app/http/remote-pass.server'
import { redirectAfterPost, redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findScannedZone, joinRemote, mayControlZone } from '#app/services/remote-passes.server'
import { useText } from '#app/text'
import { holdsRemote } from './held-remotes.server'
import { JoinForm } from './join-form'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

/** Members, and holders of a pass for the zone, are sent straight to their remote. */
async function findOwnRemote(args: LoaderFunctionArgs, zone: string): Promise<string | null> {
  const locale = getLocale(args.request)
  const member = findApi(args)
  if (member && (await nullIfDenied(mayControlZone(member, zone)))) return paths.remote(locale, zone)
  return (await holdsRemote(args, zone)) ? paths.staffRemote(locale, { zone }) : null
}

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { searchParams } = new URL(request.url)
  const pass = searchParams.get('pass')
  // Keeps the pass out of the browser history and hides it from other pages.
  if (pass !== null)
    throw redirectTo(paths.joinRemote(getLocale(request)), ...createScannedPassCookies(pass.slice(0, 100)))
  const scan = readScannedPass(request)
  const scanned = scan === null ? null : await findScannedZone(getPublicApi(args), scan)
  // A pending request can still be replaced by joining with a PIN.
  const own = scanned && !searchParams.has('pin') ? await findOwnRemote(args, scanned.zone.id) : null
  if (own !== null) throw redirectTo(own)
  return { scanned, submissionKey: randomUUID(), now: Date.now() }
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const scan = readScannedPass(request)
  const form = await readForm(request)
  if (scan === null) return reply(form, { '': [{ key: 'errors.scan-again' }] }, 422)
  return submit(form, remoteJoinFormSchema, async ({ staff_name, staff_pin, ask, submission_key }) => {
    const join = { pass: scan, key: submission_key ?? randomUUID(), staff_name }
    const token = await joinRemote(getPublicApi(args), ask === undefined ? { ...join, staff_pin } : join)
    return redirectAfterPost(paths.staffRemote(getLocale(request)), ...createPassCookies(request, token))
  })
}

/** With `no-referrer`, form submissions without JavaScript would lack an Origin header. */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' })

export const meta: MetaFunction<typeof loader> = args =>
  args.data?.scanned
    ? pageTitle(args, 'remote.join.title', { name: args.data.scanned.zone.name })
    : pageTitle(args, 'remote.join.old_title')

export default function JoinRemote() {
  const { logo, skipLabel, languages } = useFrameProps()
  const { scanned, submissionKey, now } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <BareFrame logo={logo} skipLabel={skipLabel} languages={languages}>
      <div className="mx-auto max-w-[26rem] px-5 pt-4 pb-16">
        {scanned ? (
          <JoinForm scanned={scanned} submissionKey={submissionKey} now={now} />
        ) : (
          <>
            <h1 className="text-title">{t('remote.join.old_title')}</h1>
            <p className="mt-2.5 text-muted">{t('remote.join.old_text')}</p>
          </>
        )}
      </div>
    </BareFrame>
  )
}
