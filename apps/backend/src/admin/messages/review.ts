/** Messages of the review of a playlist: English, Indonesian. */
export const reviewMessages: Record<string, [en: string, id: string]> = {
  'panel.review': ['Before publishing', 'Sebelum diterbitkan'],
  'panel.review.loading': ['Loading …', 'Memuat …'],
  'panel.review.failed': ['The review could not be loaded', 'Tinjauan tidak dapat dimuat'],
  'panel.review.cover': ['Cover of the playlist', 'Sampul playlist'],
  'panel.review.totals': [
    '{tracks, plural, one {# track} other {# tracks}}, {hours, number} h {minutes, number} min',
    '{tracks, number} lagu, {hours, number} j {minutes, number} mnt',
  ],
  'panel.review.fine': ['There are no warnings.', 'Tidak ada peringatan.'],
  'panel.review.warning.empty': ['No track in it can be played', 'Tidak ada lagu yang dapat diputar'],
  'panel.review.warning.short': [
    'Shorter than four hours: it repeats within a day',
    'Kurang dari empat jam: terulang dalam sehari',
  ],
  'panel.review.warning.unplayable': [
    '{count, plural, one {# track is} other {# tracks are}} withdrawn or without credits, and left out',
    '{count, number} lagu ditarik atau belum ada kreditnya, dan dilewati',
  ],
  'panel.review.warning.explicit': [
    '{count, plural, one {# explicit track} other {# explicit tracks}}: replaced by the clean version where explicit tracks are blocked, or left out',
    '{count, number} lagu eksplisit: diganti versi bersihnya di tempat yang memblokirnya, atau dilewati',
  ],
  'panel.review.warning.neighbours': [
    '{count, plural, one {One artist plays twice in a row} other {# times, an artist plays twice in a row}}; devices separate such tracks where possible',
    '{count, number} kali artis yang sama berurutan; perangkat memisahkannya jika mungkin',
  ],
  'panel.review.warning.industries': [
    'No industry: members see it last',
    'Tanpa industri: anggota melihatnya paling akhir',
  ],
  'panel.review.warning.palette': [
    'Its neighbour in the list has the same palette',
    'Tetangganya di daftar memakai palet yang sama',
  ],
}
