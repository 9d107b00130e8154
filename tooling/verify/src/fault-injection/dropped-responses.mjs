import { request } from 'node:http'
import { findFreePorts } from '@bgm/cli/ports'
import { startStack } from '@bgm/cli/start-stack'
import { forwardRequest, startFaultyProxy } from '#src/product/faulty-proxy.mjs'
import { buildFormRequest, parseForms } from '#src/product/html-forms.mjs'
import { sendRequest } from '#src/product/http-call.mjs'
import { buildMultipartBody, completeRegistration, registerMember } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'

/** Lets the backend process the request, but drops its response. */
const cutReply = path => (target, incoming, outgoing) => {
  if (incoming.method === 'GET' || !incoming.url.endsWith(path))
    return forwardRequest(target, incoming, outgoing)
  const { method, headers } = incoming
  const upstreamRequest = request(new URL(incoming.url, target), { method, headers }, response =>
    response.resume().on('end', () => incoming.socket.destroy()),
  )
  incoming.pipe(upstreamRequest)
}

async function tryMember({ testBackend, portal, proxy, number }) {
  const member = await registerMember(testBackend, number)
  await completeRegistration(testBackend, member, number % 2 ? 'HEMAT100' : null)
  const headers = { cookie: `portal_token=${member.token}`, origin: portal }
  const send = (path, { headers: own, body }) =>
    sendRequest(portal + path, { method: 'POST', headers: { ...headers, ...own }, body })
  const upload = buildMultipartBody()
  proxy.fail(cutReply('/tax-file'))
  await send('/register/property', upload)
  proxy.fail(null)
  await send('/register/property', upload)

  const { text } = await sendRequest(`${portal}/register/order`, { headers })
  const confirm = parseForms(text).find(({ fields }) => fields.expected_total)
  if (!confirm) throw new Error('The page of the order has no form that confirms it')
  proxy.fail(cutReply('/confirm'))
  const unanswered = await send('/register/order', buildFormRequest(confirm.fields))
  proxy.fail(null)
  const [again] = parseForms(unanswered.text)
  const repeated = await send('/register/order', buildFormRequest(again?.fields ?? confirm.fields))
  return {
    sameTotal: again?.fields.expected_total === confirm.fields.expected_total,
    lost: unanswered.status,
    again: repeated.status,
  }
}

/**
 * Drops the response to a confirmation and to an upload between the backend and the portal. The member then
 * resubmits the form.
 */
export async function checkDroppedResponses(print = () => {}, { count = 20 } = {}) {
  const findings = createFindings(print)
  const testBackend = await startTestBackend({ name: 'replies' })
  const proxy = await startFaultyProxy(testBackend.urls.backend)
  const api = `${proxy.url}/api`
  const env = { API_URL: api, CMS_API_URL: api, LOG_LEVEL: 'silent', BACKEND_TIMEOUT: '20000' }
  const apps = await startStack({
    ports: await findFreePorts(),
    dataDir: testBackend.dataDir,
    env,
    only: ['portal'],
  })
  try {
    const results = []
    for (let number = 1; number <= count; number += 1)
      results.push(await tryMember({ testBackend, portal: apps.urls.portal, proxy, number }))
    const records = await testBackend.records()
    const rows = async statement => Number((await records.rows(statement))[0].n)
    findings.print(`\n  ${count} members whose upload and confirmation got no response`)
    findings.expect(
      'got an error page with the form to post again',
      results.filter(({ sameTotal, lost }) => sameTotal && lost >= 500).length,
      count,
    )
    findings.expect(
      'redirected after posting again',
      results.filter(({ again }) => again === 302 || again === 303).length,
      count,
    )
    findings.expect(
      'orders',
      await rows(
        "select count(*) as n from orders o join orders_placed_by_lnk l on l.order_id = o.id join up_users u on u.id = l.user_id where u.email like 'padam-%'",
      ),
      count,
    )
    findings.expect(
      'organisations',
      await rows("select count(*) as n from organisations where name = 'PT Contoh Padam'"),
      count,
    )
    findings.expect(
      'tax files of a registration or unit',
      await rows('select count(*) as n from tax_files'),
      count + 3,
    )
    await records.close()
  } finally {
    await apps.stop()
    await proxy.stop()
    await testBackend.stop()
  }
  return findings.result()
}
