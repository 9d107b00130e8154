import { randomInt } from 'node:crypto'
import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'

const columns = [
  ...[
    'KODE',
    'Nama gerai',
    'Jenis usaha',
    'Luas',
    'Perusahaan',
    'Brand',
    'Email',
    'Telepon',
    'NPWP',
    'Alamat',
  ],
  ...['Prov', 'Kab/Kota', 'Kec', 'Kel', 'Kode pos', 'Paket', 'Periode', 'Jml zona', 'Catatan'],
]

/** A list of outlets as a chain keeps it: short names, columns of its own and a postal code that is too short. */
function createChainFile(chain: string) {
  const row = (number: number, changes: Record<string, string> = {}) => {
    const cells: Record<string, string> = {
      KODE: `${chain}-00${number}`,
      'Nama gerai': `Gerai ${number}`,
      'Jenis usaha': 'Resto',
      Luas: '80 m2',
      Perusahaan: 'PT Rantai Contoh',
      Brand: 'Kedai Rantai',
      Email: 'rantai@contoh.test',
      Telepon: '(021) 5551234',
      NPWP: '01.234.567.8-901.000',
      Alamat: `Jalan Contoh ${number}`,
      Prov: 'Jabar',
      'Kab/Kota': 'Kota Bandung',
      Kec: 'Sukasari',
      Kel: 'Sukarasa',
      'Kode pos': '40152',
      Paket: 'multi lok / thn',
      'Jml zona': '2',
      Catatan: 'dekat pasar',
      ...changes,
    }
    return columns.map(column => cells[column] ?? '').join(';')
  }
  const rows = [row(1), row(2, { 'Kab/Kota': 'Bdg' }), row(3, { 'Kode pos': '4015' })]
  const text = `\ufeff${[columns.join(';'), ...rows].join('\r\n')}\r\n`
  return { name: 'gerai.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

for (const locale of ['id', 'en'] as const)
  for (const script of [true, false])
    test.describe(`${locale}, ${script ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled: script })

      const isInGate = (locale === 'id') === script
      test(`a chain corrects its list, saves what is ready, and finds its order in the cart${isInGate ? '' : ' @long'}`, {
        tag: '@phone',
      }, async ({ page, accessible }) => {
        const owner = new Registrant(page, locale, script)
        const { t } = owner
        await owner.upToOrder()
        await owner.confirm()
        await owner.open('/business-units/import')
        const chain = `G${randomInt(1000, 10_000)}`
        await page.locator('input[name=file]').setInputFiles(createChainFile(chain))
        await owner.button('business_units.imports.check').click()

        const ready = (count: number) =>
          expect(
            page.getByRole('heading', {
              level: 1,
              name: t('business_units.imports.ready_title', { ready: count, count: 3 }),
            }),
          ).toBeVisible()
        await ready(1)
        await expect(page.getByText('Catatan').first()).toBeVisible()
        await expect(page.getByRole('checkbox', { name: /Jawa Barat/ })).toBeChecked()
        await accessible()

        const column = t('business_units.imports.labels.city')
        await page
          .getByLabel(t('business_units.imports.fix_label', { column, from: 'Bdg' }))
          .selectOption('Kota Bandung')
        await owner.button('business_units.imports.apply').first().click()
        await ready(2)
        await expect(
          page.getByLabel(t('business_units.imports.labels.zip_code'), { exact: true }),
        ).toHaveValue('4015')

        const save = (count: number) =>
          page.getByRole('button', {
            name: t('business_units.imports.save_and_order', { units: t('words.units', { count }) }),
          })
        await save(2).click()
        const done = page.getByRole('heading', { level: 1, name: t('business_units.imports.done_title') })
        await expect(async () => {
          if (!script) await page.reload()
          await expect(done).toBeVisible({ timeout: 2_000 })
        }).toPass({ timeout: 60_000 })

        await page.getByRole('link', { name: t('business_units.imports.rest_link') }).click()
        await page.getByLabel(t('business_units.imports.labels.zip_code'), { exact: true }).fill('40152')
        await owner.button('business_units.imports.apply').first().click()
        await save(1).click()
        await expect(async () => {
          if (!script) await page.reload()
          await expect(done).toBeVisible({ timeout: 2_000 })
        }).toPass({ timeout: 60_000 })

        await page.getByRole('link', { name: t('business_units.imports.to_cart') }).click()
        await expect(
          page.getByRole('heading', {
            level: 1,
            name: t('cart.heading', { units: t('words.units', { count: 3 }) }),
          }),
        ).toBeVisible()
      })
    })
