import { type Backend, startBackend } from './harness'

type Row = Record<string, unknown>

const offers = [
  { key: 'small-room', title: 'Ruang kecil', price_monthly: 200_000, price_yearly: 2_000_000, max_zones: 2 },
  {
    key: 'single-location',
    title: 'Satu lokasi',
    price_monthly: 1_000_000,
    price_yearly: 5_000_000,
    max_zones: 5,
  },
  { key: 'yearly-only', title: 'Tahunan', price_monthly: null, price_yearly: 900_000, max_zones: 5 },
  {
    key: 'international',
    title: 'Internasional',
    contact_only: true,
    price_monthly: null,
    price_yearly: null,
  },
]

const account = { bank_name: 'Bank Contoh', account_number: '123 456', account_holder: 'PT Contoh' }
const seller = { name: 'PT Contoh', address: 'Jakarta', npwp: '0', tax_registered: false }

// Writes directly to the database, because the document service would require complete settings.
async function addPart({ strapi }: Backend, field: string, data: Row) {
  const component_type = `parts.${field}`
  const { id } = await strapi.db.query(component_type as 'api::order.order').create({ data })
  return { id, __pivot: { field, component_type } }
}

async function addShopData(backend: Backend) {
  const { strapi } = backend
  const packages = strapi.db.query('api::package.package')
  const terms = strapi.db.query('api::package-term.package-term')
  for (const { title, ...offer } of offers) {
    await terms.create({ data: { contact_only: false, max_zones: 5, ...offer } })
    const row = { key: offer.key, title, subtitle: '-', locale: 'id', publishedAt: new Date() }
    await packages.create({ data: row })
    await packages.create({ data: { ...row, locale: 'en', title: `${offer.key} (en)` } })
  }
  await terms.create({ data: { key: 'unpublished', price_monthly: 1, contact_only: false, max_zones: 5 } })
  await packages.create({
    data: { key: 'unpublished', title: 'Draf', subtitle: '-', locale: 'id', publishedAt: null },
  })
  await strapi.db.query('api::site-setting.site-setting').create({
    data: {
      locale: 'id',
      payment: await addPart(backend, 'payment', account),
      seller: await addPart(backend, 'seller', seller),
    },
  })
  await addVoucher(backend, { code: 'HEMAT100', value: 100_000, remaining: 100 })
}

/** Starts a backend with packages, vouchers and payment details. */
export async function startBackendWithPackages(env: Record<string, string> = {}) {
  const backend = await startBackend({ env })
  await addShopData(backend)
  return backend
}

export const addVoucher = (backend: Backend, voucher: Row) =>
  backend.strapi.db.query('api::voucher.voucher').create({ data: { uses: 0, ...voucher } })

export const findVoucher = (backend: Backend, code: string) =>
  backend.strapi.db.query('api::voucher.voucher').findOne({ where: { code } })

export const countRows = (backend: Backend, uid: string, where: Row = {}): Promise<number> =>
  backend.strapi.db.query(uid as 'api::order.order').count({ where })
