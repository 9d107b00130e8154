/** Sample rooms of each industry in the illustrations: four with music playing, then one paused. */
export const places = {
  hotel: 'Lobi, Restoran, Spa, Kolam, Ruang rapat',
  restaurant: 'Ruang makan, Teras, Ruang privat, Bar, Dapur',
  'bars-and-pubs': 'Bar utama, Lounge, Ruang VIP, Teras atap, Lorong',
  'shopping-mall': 'Atrium, Lantai mode, Lift, Area anak, Parkir',
  'sports-facilities': 'Area beban, Studio kelas, Ruang yoga, Kolam, Ruang ganti',
  transportation: 'Ruang tunggu, Gerbang, Lounge, Area makan, Loket',
  'tourist-attraction': 'Gerbang masuk, Toko, Galeri, Taman, Panggung',
  'salon-and-beauty': 'Kursi potong, Ruang tunggu, Perawatan, Spa kuku, Konsultasi',
  'hospitals-and-clinics': 'Lobi, Kafetaria, Ruang tunggu, Poli anak, Rawat inap',
  office: 'Lobi, Pantri, Ruang kerja, Lounge, Ruang rapat',
  'courses-and-training': 'Lobi, Kantin, Ruang belajar, Taman, Ruang ujian',
  'public-transport': 'Bus kota, Bus jauh, Kereta malam, Kapal feri, Depo',
  cinema: 'Lobi, Camilan, Lounge, Koridor, Studio',
  'association-building': 'Balai utama, Ruang makan, Pustaka, Taman, Ruang rapat',
}
