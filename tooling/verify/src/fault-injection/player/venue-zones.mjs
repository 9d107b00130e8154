import { randomBytes } from 'node:crypto'

const quote = text => `'${text.replaceAll("'", "''")}'`

function toLiteral(value) {
  if (value === null) return 'null'
  if (value instanceof Date) return quote(value.toISOString())
  if (typeof value === 'object') return quote(JSON.stringify(value))
  return typeof value === 'string' ? quote(value) : String(value)
}

async function copyRow(records, table, { id: _, ...row }, changes) {
  const columns = Object.entries({ ...row, ...changes })
  const names = columns.map(([name]) => name).join(', ')
  const values = columns.map(([, value]) => toLiteral(value)).join(', ')
  await records.execute(`insert into ${table} (${names}) values (${values})`)
}

const newId = () => randomBytes(12).toString('hex')
const first = async (records, statement) => (await records.rows(statement))[0]

/** Adds one zone to the sample hotel: a copy of its last one, with its own licence. */
async function addZone(records) {
  const zone = await first(
    records,
    `select * from zones where business_unit_id = (select id from business_units where
      company_email = 'menteng@contoh.test') order by number desc limit 1`,
  )
  const licence = await first(records, `select * from licences where zone_id = ${zone.id}`)
  const period = await first(records, `select * from licensed_periods where licence_id = ${licence.id}`)
  const document_id = newId()
  await copyRow(records, 'zones', zone, {
    document_id,
    number: zone.number + 1,
    name: `Zona ${zone.number + 1}`,
  })
  const added = await first(records, `select id from zones where document_id = '${document_id}'`)
  const code = newId().slice(0, 13).toUpperCase()
  const changes = { document_id: newId(), zone_id: added.id, code, status_index: null }
  await copyRow(records, 'licences', licence, changes)
  const { id } = await first(records, `select id from licences where zone_id = ${added.id}`)
  await copyRow(records, 'licensed_periods', period, { licence_id: id })
  return document_id
}

/** Adds zones to the sample hotel, one for each page that plays at a time. */
export async function addZones(testBackend, count) {
  const records = await testBackend.records()
  await records.execute(`update subscriptions set zone_count = ${count + 3} where business_unit_id =
    (select id from business_units where company_email = 'menteng@contoh.test')`)
  const zones = []
  for (let index = 0; index < count; index += 1) zones.push(await addZone(records))
  await records.close()
  return zones
}
