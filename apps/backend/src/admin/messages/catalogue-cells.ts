/** Messages about the cells of a catalogue table: English, Indonesian. */
export const catalogueCellMessages: Record<string, [en: string, id: string]> = {
  'panel.catalogue.cell.required': ['required', 'wajib diisi'],
  'panel.catalogue.cell.damaged': ['contains damaged characters', 'berisi karakter rusak'],
  'panel.catalogue.cell.long': ['too long', 'terlalu panjang'],
  'panel.catalogue.cell.title': ['not readable', 'tidak terbaca'],
  'panel.catalogue.cell.artists': ['up to 20 names', 'paling banyak 20 nama'],
  'panel.catalogue.cell.composers': ['up to 20 names', 'paling banyak 20 nama'],
  'panel.catalogue.cell.arrangers': ['up to 20 names', 'paling banyak 20 nama'],
  'panel.catalogue.cell.publishers': ['up to 20 names', 'paling banyak 20 nama'],
  'panel.catalogue.cell.label': ['not readable', 'tidak terbaca'],
  'panel.catalogue.cell.release': ['not readable', 'tidak terbaca'],
  'panel.catalogue.cell.catalogue_number': ['not readable', 'tidak terbaca'],
  'panel.catalogue.cell.isrc': [
    'twelve characters like IDA012600001',
    'dua belas karakter seperti IDA012600001',
  ],
  'panel.catalogue.cell.isrc_twice': [
    'another row of the table has it too',
    'baris lain di tabel memakainya juga',
  ],
  'panel.catalogue.cell.isrc_known': ['{other} has it already', 'sudah dipakai {other}'],
  'panel.catalogue.cell.iswc': [
    'T and ten digits, the last of which is a check digit, like T0345246801',
    'T dan sepuluh angka, yang terakhir angka pemeriksa, seperti T0345246801',
  ],
  'panel.catalogue.cell.genres': ['choose from {words}', 'pilih dari {words}'],
  'panel.catalogue.cell.moods': ['choose from {words}', 'pilih dari {words}'],
  'panel.catalogue.cell.tempo': ['a number from 30 to 300', 'angka dari 30 sampai 300'],
  'panel.catalogue.cell.vocals': ['instrumental or vocal', 'instrumental atau vocal'],
  'panel.catalogue.cell.language': ['two or three letters like id', 'dua atau tiga huruf seperti id'],
  'panel.catalogue.cell.explicit': ['yes or no', 'ya atau tidak'],
  'panel.catalogue.cell.clean_version': [
    'the ISRC of its clean version, like IDA012600001',
    'ISRC versi bersihnya, seperti IDA012600001',
  ],
  'panel.catalogue.cell.clean_of_clean': [
    'only for explicit tracks: write yes under explicit',
    'hanya untuk lagu eksplisit: tulis ya di kolom explicit',
  ],
  'panel.catalogue.cell.clean_unknown': [
    'no clean track in the table or the catalogue has this ISRC',
    'tidak ada lagu bersih dengan ISRC ini di tabel atau katalog',
  ],
  'panel.catalogue.cell.rights_basis': ['owned, licensed or cc0', 'owned, licensed, atau cc0'],
  'panel.catalogue.cell.rights_until': ['a date like 2027-12-31', 'tanggal seperti 2027-12-31'],
  'panel.catalogue.cell.rights_ended': ['this day has passed', 'hari ini sudah lewat'],
  'panel.catalogue.cell.not_chosen': [
    'not in the folder, or several files have this name: write its path',
    'tidak ada di folder, atau ada beberapa berkas bernama sama: tulis jalurnya',
  ],
  'panel.catalogue.cell.too_large': ['larger than 20 MB', 'lebih besar dari 20 MB'],
  'panel.catalogue.cell.twice': ['another row has the same audio', 'baris lain memakai audio yang sama'],
}
