import { type UnitImportColumn, unitImportColumns } from '@bgm/validation'

/** What people call the columns, besides their own names, in both languages. */
const synonyms: Record<UnitImportColumn, string> = {
  outlet_code:
    'kode|kode outlet|kode toko|kode gerai|kode cabang|kode unit|kode lokasi|id outlet|no outlet|nomor outlet|code|store code|branch code|unit code|site code|outlet id|store id|branch id',
  name: 'nama|nama unit|nama unit bisnis|nama outlet|nama gerai|nama toko|nama cabang|nama lokasi|outlet|gerai|toko|cabang|unit|unit bisnis|unit name|outlet name|store|store name|branch|branch name|location|location name|business unit',
  industry:
    'industri|jenis usaha|bidang usaha|kategori|kategori usaha|category|business type|type of business',
  hotel_stars: 'bintang|bintang hotel|stars|star rating|hotel star',
  area_size:
    'luas|luas m2|luas area|luas area m2|luas ruang|luas ruangan|luas lokasi|luas bangunan|area|area m2|area sqm|size|floor area',
  company_name:
    'perusahaan|nama perusahaan|nama pt|pt|badan usaha|nama badan usaha|company|legal name|legal entity',
  brand_name: 'merek|merk|brand|nama brand|nama merek',
  company_email: 'email|e mail|surel|alamat email|email perusahaan|email address|company e mail',
  company_phone_number:
    'telepon|telp|tlp|no telp|no telepon|nomor telepon|telepon perusahaan|no hp|hp|phone|phone number|company phone|telephone|tel',
  npwp: 'no npwp|nomor npwp|npwp perusahaan|npwp nik|nik npwp|nik|npwp16|npwp 16|tax number|tax id|tax id number|tin',
  company_address:
    'alamat|alamat lengkap|alamat perusahaan|alamat outlet|alamat toko|jalan|address|street|street address|full address',
  province: 'provinsi|propinsi|prov|state',
  city: 'kota|kabupaten|kota kabupaten|kabupaten kota|kab kota|kota kab|kota atau kabupaten|regency|city regency|city or regency|town',
  district: 'kecamatan|kec|subdistrict|sub district',
  urban:
    'kelurahan|desa|kel|kelurahan desa|desa kelurahan|kel desa|kelurahan atau desa|village|urban village|ward',
  zip_code: 'kode pos|zip|postal code|postcode|post code',
  package: 'paket|nama paket|paket langganan|plan|package name|subscription',
  period:
    'periode|periode tagihan|masa|masa langganan|jangka waktu|billing period|billing|term|billing_period',
  zones:
    'zona|jumlah zona|jml zona|banyak zona|zone|jumlah zone|jml zone|zone count|number of zones|no of zones',
}

const normalise = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

const columnsByName = new Map(
  unitImportColumns.flatMap(column =>
    [column, ...synonyms[column].split('|')].map(name => [normalise(name), column] as const),
  ),
)

/**
 * The column that each heading of a file means, whatever its case and language, or null. Of two headings that mean the
 * same, the first counts.
 */
export function matchColumns(header: readonly string[]): (UnitImportColumn | null)[] {
  const taken = new Set<UnitImportColumn>()
  return header.map(name => {
    const column = columnsByName.get(normalise(name))
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  })
}
