/**
 * URLs whose cost must not grow with the number of customers: all lists with each sort and filter, late
 * pages, and single records.
 */
const lists = [
  '/users/me',
  '/dashboard',
  ...['name', '-name', 'created_at', '-created_at', 'expired_date', '-expired_date'].map(
    sort => `/business-units?sort=${sort}`,
  ),
  ...['active', 'expiring', 'grace', 'expired', 'suspended', 'awaiting-payment', 'none'].map(
    state => `/business-units?state=${state}`,
  ),
  '/business-units?industry=hotel',
  '/business-units?city=31.71',
  '/business-units?package=small-room',
  '/business-units?q=denpasar',
  '/business-units?q=zzz',
  '/orders',
  '/orders?state=awaiting-payment',
  '/orders?state=paid&kind=renewal',
  '/orders?from=2026-01-01&until=2027-12-31',
  '/subscriptions',
  '/members',
  '/invitations',
  '/audit-entries',
  '/audit-entries?kind=business-unit',
  '/audit-entries?person=staff',
  '/account/sessions',
]
const deep = ['/business-units', '/orders', '/subscriptions', '/audit-entries']

/** The maximum cost of a list relative to its cost with 100 units. */
export const maxListCostRatio = 3
const rounds = 25

/** Creates an API client for one member. */
function getMember(api, token) {
  const call = async (method, path, body) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    }
    const began = performance.now()
    const response = await fetch(api + path, { method, headers, body })
    const text = await response.text()
    const milliseconds = performance.now() - began
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return { milliseconds, body: text && JSON.parse(text) }
  }
  return { call, get: path => call('GET', path) }
}

/** Signs in to one of the large sample organisations. */
async function signInTo(api, organisation) {
  const credentials = { identifier: 'lain@contoh.test', password: 'Contoh-12345' }
  const entry = await fetch(`${api}/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }).then(response => response.json())
  const member = getMember(api, entry.jwt)
  const found = entry.user.memberships.find(one => one.organisation.name === organisation)
  await member.call(
    'POST',
    '/organisation/switch',
    JSON.stringify({ organisation: found.organisation.documentId }),
  )
  return member
}

/** Returns the same URLs for each member, with the member's own record ids and last pages. */
async function listUrls({ get }) {
  const last = async path => {
    const { body } = await get(path)
    return `${path}?page=${body.meta.pagination.pageCount}`
  }
  const [unit] = (await get('/business-units?sort=-name')).body.data
  const [order] = (await get('/orders')).body.data
  return [
    ...lists.map(path => ({ name: path, path })),
    ...(await Promise.all(deep.map(async path => ({ name: `${path}, last page`, path: await last(path) })))),
    { name: '/business-units/{id}', path: `/business-units/${unit.documentId}` },
    { name: '/business-units/{id}/ordering', path: `/business-units/${unit.documentId}/ordering` },
    { name: '/orders?business_unit={id}', path: `/orders?business_unit=${unit.documentId}` },
    { name: '/orders/{id}', path: `/orders/${order.documentId}` },
  ]
}

// A busy machine can only add time, so the lower quartile is used as the cost.
const cost = times => times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN

/**
 * Measures the cost of every list in milliseconds: with 100 units, and with 100,000 units, both for an
 * organisation of typical size and for the largest one. The three are measured alternately, so that a busy
 * machine affects all of them.
 * @param {{ small: string, large: string }} apis base URLs of both backends
 */
export async function measureLists({ small, large }) {
  const members = [
    await signInTo(small, 'Perusahaan Contoh 001'),
    await signInTo(large, 'Perusahaan Contoh 002'),
    await signInTo(large, 'Perusahaan Contoh 001'),
  ]
  const addresses = await Promise.all(members.map(listUrls))
  const found = []
  for (const [index, { name }] of addresses[0].entries()) {
    const times = members.map(() => [])
    for (let round = -2; round < rounds; round += 1) {
      for (const [position, member] of members.entries()) {
        const { milliseconds } = await member.get(addresses[position][index].path)
        if (round >= 0) times[position].push(milliseconds)
      }
    }
    const [base, usual, largest] = times.map(cost)
    found.push({ name, base, usual, largest, ratio: Math.max(usual, largest) / base })
  }
  return found
}

const columns =
  'outlet_code,name,industry,hotel_stars,area_size,company_name,brand_name,company_email,company_phone_number,npwp,company_address,province,city,district,urban,zip_code'

/** Creates an import file with this many new units. */
export const createUnitsCsv = count =>
  [
    columns,
    ...Array.from(
      { length: count },
      (_, index) =>
        `UKUR-${index},Outlet ${index},restaurant,,80,PT Contoh,Contoh,outlet@contoh.test,(021) 5551234,01.234.567.4-012.000,Jalan Contoh ${index},DKI Jakarta,Jakarta Pusat,Menteng,Menteng,10310`,
    ),
  ].join('\r\n')

/** Measures the seconds from uploading a file with new units until all of the units are imported. */
export async function measureImport(api, count) {
  const member = await signInTo(api, 'Perusahaan Contoh 001')
  const began = performance.now()
  const form = new FormData()
  form.append('file', new Blob([createUnitsCsv(count)]), 'outlets.csv')
  const { body: checked } = await member.call('POST', '/business-units/imports', form)
  if (checked.planned.create !== count)
    throw new Error(`The check took ${checked.planned.create} of ${count}`)
  await member.call('POST', `/business-units/imports/${checked.documentId}/start`)
  for (;;) {
    const { body } = await member.get(`/business-units/imports/${checked.documentId}`)
    if (body.state === 'done')
      return { created: body.outcomes.created, seconds: (performance.now() - began) / 1000 }
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}
