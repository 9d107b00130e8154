/** Indonesian help texts of fields, by their English text. */
export const fieldHints: Record<string, string> = {
  'What units that follow it do: holidays use the slots of Sunday, Nyepi is silent':
    'Yang dilakukan unit yang mengikutinya: hari libur memakai slot Minggu, Nyepi hening',
  'Until the government has decided; members see this': 'Sampai ada keputusan pemerintah; anggota melihatnya',
  'The same as the first for one day': 'Sama dengan hari pertama jika hanya sehari',
  'Off: neither people nor keys of this body can read anything any more':
    'Nonaktif: orang maupun kunci lembaga ini tidak dapat membaca apa pun lagi',
  'Without one, the person sees nothing': 'Tanpa lembaga, orang ini tidak melihat apa pun',
  'Off: every session of this person ends, nobody signs in with it, and the API keys that it created are revoked':
    'Nonaktif: semua sesi orang ini berakhir, akunnya tidak dapat dipakai masuk, dan kunci API yang dibuatnya dicabut',
  'The invitation goes there when you save. It cannot be changed later':
    'Undangan dikirim ke sana saat Anda menyimpan. Tidak dapat diubah lagi',
  'A person by email address, or a key or delivery by its name':
    'Orang dengan alamat emailnya, atau kunci atau pengiriman dengan namanya',
  'For example the month, the venue, the file or the text of a search':
    'Misalnya bulan, tempat, berkas, atau teks pencarian',
  'Unique, for example idulfitri-2027': 'Unik, misalnya idulfitri-2027',
  'The decree or calculation that the date is from': 'Keputusan atau perhitungan asal tanggal ini',
  'Part of the names of its files: never change it': 'Bagian dari nama berkasnya: jangan diubah',
  'plays: one per play. works: one per track revision, with its totals':
    'plays: satu per pemutaran. works: satu per revisi lagu, dengan totalnya',
  'One per line, like Title = work.title; nothing after the sign leaves the column empty. A wrong field lists the possible ones. Reports keep the columns with which they were created':
    'Satu per baris, misalnya Judul = work.title; tanpa isi setelah tanda itu, kolom dibiarkan kosong. Bidang yang salah menampilkan daftar pilihan. Laporan tetap memakai kolom saat dibuat',
  'Separates several composers or performers': 'Memisahkan beberapa komposer atau penampil',
  'On: the first line has the names of the columns': 'Aktif: baris pertama berisi nama kolom',
  'On: begins with the mark by which Excel detects UTF-8':
    'Aktif: diawali tanda yang membuat Excel mengenali UTF-8',
  'On: new reports also have this format': 'Aktif: laporan baru juga punya format ini',
  'Counted from the final report. Older months can be archived in files and removed by the operator':
    'Dihitung sejak laporan final. Bulan yang lebih lama dapat diarsipkan ke berkas dan dihapus dari basis data oleh operator',
  'Shorter plays are sealed but not reported. Applies to months that are not final yet; supplements follow their month':
    'Pemutaran yang lebih singkat disegel tetapi tidak dilaporkan. Berlaku untuk bulan yang belum final; tambahan mengikuti bulannya',
  'Each address gets the signed checkpoint of every night by email':
    'Setiap alamat menerima segel bertanda tangan setiap malam lewat email',
  '1 to 5, optional': '1 sampai 5, boleh kosong',
  '120 to 160 characters, shown in search results': '120 sampai 160 karakter, tampil di hasil pencarian',
  '2 to 5 words': '2 sampai 5 kata',
  '2 words': '2 kata',
  'Larger units cannot order the package. Leave empty for any area':
    'Unit yang lebih luas tidak dapat memesan paket ini. Kosongkan untuk luas berapa pun',
  '6 to 11 words, no full stop': '6 sampai 11 kata, tanpa titik',
  'A path of this site without the language, like /product#packages, or an address with https':
    'Alamat di situs ini tanpa bahasa, seperti /product#packages, atau alamat dengan https',
  'A verb and what it leads to; no exclamation mark': 'Kata kerja dan tujuannya; tanpa tanda seru',
  'After that an unpaid order is cancelled by itself':
    'Setelah itu pesanan yang belum dibayar batal dengan sendirinya',
  'Aim for 60, at most 70. The name of the site is added':
    'Usahakan 60, paling banyak 70. Nama situs ditambahkan otomatis',
  'An auditor only reads; staff do not see the tax file':
    'Auditor hanya membaca; staf tidak melihat berkas pajak',
  'As it was typed': 'Seperti yang diketik',
  'As people write it: 06.00 in Indonesian, 06:00 in English':
    'Cara menulisnya: 06.00 dalam bahasa Indonesia, 06:00 dalam bahasa Inggris',
  'Capital letters, digits and hyphens; members may type it in any case':
    'Huruf kapital, angka, dan tanda hubung; anggota boleh mengetik dengan huruf kecil',
  'Change the date whenever the table changes': 'Ganti tanggalnya setiap kali tabel berubah',
  'Counted by orders': 'Dihitung dari pesanan',
  'Decides the small picture': 'Menentukan gambar kecilnya',
  'Digits only; confidential': 'Angka saja; rahasia',
  'Empty: not finished; a call may help': 'Kosong: belum selesai; telepon dapat membantu',
  'Empty: the featured questions': 'Kosong: pertanyaan yang diunggulkan',
  'Ends at this moment': 'Berakhir pada saat ini',
  'Every change is emailed to the applicant at once. Approval is final and creates the referral code. A rejection needs a note and can be reopened':
    'Setiap perubahan langsung dikirim ke email pemohon. Persetujuan tidak dapat dibatalkan dan membuat kode referal. Penolakan memerlukan catatan dan dapat dibuka lagi',
  'Extra zones are added to the running period; a renewal follows it':
    'Zona tambahan masuk ke periode yang berjalan; perpanjangan mengikutinya',
  'For visitors whose industry is missing': 'Untuk pengunjung yang industrinya tidak ada',
  Four: 'Empat',
  'From the bank statement; needed to mark the order as paid':
    'Dari mutasi rekening; wajib untuk menandai pesanan lunas',
  'From top to bottom. In any text, {royalty} and {royalty_answer} become the words of Site setting':
    'Dari atas ke bawah. Di semua teks, {royalty} dan {royalty_answer} menjadi kalimat dari Pengaturan situs',
  'Given at payment, without gaps; the member downloads the PDF':
    'Diberikan saat pembayaran, berurutan; anggota mengunduh PDF-nya',
  'Given once; never changes': 'Diberikan sekali; tidak pernah berubah',
  'Given with the price; empty before': 'Diberikan bersama harga; kosong sebelum itu',
  'Handled once somebody has answered': 'Sudah ditangani setelah ada yang menjawab',
  'Instruments or genre, then the tempo': 'Alat musik atau genre, lalu temponya',
  'Intro, benefits, personalisation, features and closing. Section titles of cards have 2 words':
    'Pembuka, manfaat, personalisasi, fitur, dan penutup. Judul bagian berkartu terdiri atas 2 kata',
  'Known at payment, or before where a subscription runs':
    'Diketahui saat pembayaran, atau sebelumnya bila ada langganan berjalan',
  'Legal texts only: the date of this wording, like 2026-11-20. Consents refer to it':
    'Hanya untuk teks hukum: tanggal naskah ini, seperti 2026-11-20. Persetujuan merujuk kepadanya',
  'Mailed with the approval or rejection, and shown on the status page':
    'Dikirim bersama persetujuan atau penolakan, dan tampil di halaman status',
  'Mails go out in it': 'Email dikirim dalam bahasa ini',
  'Markdown links work, like [licence page](/license). {royalty} and {royalty_answer} become the words of Site setting':
    'Tautan Markdown dapat dipakai, seperti [halaman lisensi](/license). {royalty} dan {royalty_answer} menjadi kalimat dari Pengaturan situs',
  'Markdown; headings start with ##': 'Markdown; judul diawali ##',
  'May be empty: many people have one name': 'Boleh kosong: banyak orang hanya punya satu nama',
  'Members do not see it any more; orders and invoices keep it':
    'Tidak tampil lagi bagi anggota; tetap ada di pesanan dan faktur',
  'Members give it as the reference of their transfer': 'Ditulis anggota sebagai berita transfer',
  'Leave it empty: the panel makes it from the text': 'Biarkan kosong: panel membuatnya dari teks',
  'Names the question in addresses. Empty: made from the question':
    'Nama pertanyaan di alamat halaman. Kosong: dibuat dari pertanyaannya',
  'Off: for a member who lost phone and recovery codes. Every session ends, and the member is told by mail. Members alone switch it on':
    'Mati: untuk anggota yang kehilangan ponsel dan kode pemulihan. Semua sesi berakhir dan anggota diberi tahu lewat email. Hanya anggota yang dapat menyalakannya',
  'Off: only those listed below': 'Mati: hanya yang tercantum di bawah',
  'On: also shown on the home and product pages': 'Nyala: tampil juga di beranda dan halaman produk',
  'On: every session of this person ends at once and nobody signs in with it':
    'Nyala: semua sesi orang ini langsung berakhir dan akunnya tidak dapat dipakai masuk',
  'On: invoices show the PPN inside the total': 'Nyala: faktur menampilkan PPN di dalam total',
  'On: no price and no order; visitors are sent to the contact page':
    'Nyala: tanpa harga dan pesanan; pengunjung diarahkan ke halaman kontak',
  'On: shown on a dark card. One package at a time': 'Nyala: tampil di kartu gelap. Hanya satu paket',
  'On: the site labels it as a sample. Real ones need the permission of whoever is named':
    'Nyala: situs menandainya sebagai contoh. Yang asli memerlukan izin dari yang disebut',
  'On: the subscription is paused; its end date stays': 'Nyala: langganan dijeda; tanggal berakhirnya tetap',
  'Only the owner changes this. Every sentence about it, on every page, follows this choice':
    'Hanya pemilik yang mengubah ini. Setiap kalimat tentangnya, di semua halaman, mengikuti pilihan ini',
  Optional: 'Boleh kosong',
  'Optional, one sentence': 'Boleh kosong, satu kalimat',
  'Optional; from this moment it has expired': 'Boleh kosong; sejak saat ini voucer tidak berlaku',
  'Optional; the key of a package, like small-room': 'Boleh kosong; kunci paket, seperti small-room',
  'Shows that this is not available yet': 'Menandai bahwa ini belum tersedia',
  'Other words for this industry, divided by commas': 'Sebutan lain industri ini, dipisah koma',
  'Page heading. On the front page, edit the Hero': 'Judul halaman. Untuk beranda, ubah Hero',
  'Paid starts the subscription today and mails the member; Cancelled gives the voucher back. Neither can be undone':
    'Lunas memulai langganan hari ini dan mengirim email ke anggota; Dibatalkan mengembalikan voucer. Keduanya tidak dapat diurungkan',
  'Part of the address and of customers’ data: never change it':
    'Bagian dari alamat dan data pelanggan: jangan diubah',
  'Seen by staff only': 'Hanya terlihat oleh staf',
  'Shown on every unpaid order at once': 'Langsung tampil di setiap pesanan yang belum dibayar',
  'Small line under the buttons': 'Baris kecil di bawah tombol',
  'Smaller numbers come first. Between 10 and 20, write 15. Empty: at the end':
    'Angka kecil tampil lebih dulu. Di antara 10 dan 20, tulis 15. Kosong: paling akhir',
  'Square, optional; initials stand in for it': 'Persegi, boleh kosong; diganti inisial',
  'Stands for {royalty_answer}; who pays what': 'Pengganti {royalty_answer}; siapa membayar apa',
  'Stands for {royalty}; with its full stop': 'Pengganti {royalty}; dengan titik',
  'Taken off the price, never below zero': 'Dikurangkan dari harga, tidak pernah di bawah nol',
  'The amount that must have arrived, without what is withheld':
    'Jumlah yang harus sudah masuk, tanpa yang dipotong',
  'The buyer’s own number, printed on the invoice': 'Nomor PO dari pembeli, tercetak di faktur',
  'The buyer pays the total without it and sends a slip':
    'Pembeli membayar total tanpa jumlah ini, lalu mengirim bukti potong',
  'The key of an industry, like hotel': 'Kunci industri, seperti hotel',
  'The organisation’s own; imports know the unit by it':
    'Milik organisasi; impor mengenali unit dari kode ini',
  Three: 'Tiga',
  'Under the name on tiles, about six words': 'Di bawah nama pada kotak, sekitar enam kata',
  'What it follows': 'Yang diikutinya',
  'Who brought the customer; as it was typed': 'Pembawa pelanggan; seperti yang diketik',
  'Without quotation marks': 'Tanpa tanda kutip',
  'Without the royalty: its row is added from the choice above':
    'Tanpa royalti: barisnya ditambahkan dari pilihan di atas',
  'Part of the URL, for example promo-lebaran. Use small letters, digits and hyphens. When you publish a new address, the old one leads to it':
    'Bagian dari alamat, misalnya promo-lebaran. Pakai huruf kecil, angka, dan tanda hubung. Setelah alamat baru terbit, alamat lama mengarah ke sana',
  'Orders refer to it: never change it. Its price is in Package terms, under the same key':
    'Dirujuk oleh pesanan: jangan diubah. Harganya ada di Ketentuan paket, dengan kunci yang sama',
  'The key of the package, like small-room. Never changes once it is saved':
    'Kunci paket, seperti small-room. Tidak berubah lagi setelah disimpan',
  'Per zone, tax included, in every language at once. Changed under Price changes, where a second person decides':
    'Per zona, termasuk pajak, untuk semua bahasa sekaligus. Diubah di Perubahan harga, diputuskan orang kedua',
  'Per zone, tax included. Empty: not sold by the year. Changed under Price changes':
    'Per zona, termasuk pajak. Kosong: tidak dijual per tahun. Diubah di Perubahan harga',
  'Per order, 1 to 5': 'Per pesanan, 1 sampai 5',
  'Visitors of this address are sent to the page under its new one':
    'Pengunjung alamat ini diarahkan ke alamat baru halamannya',
  'Landscape, at least 960 × 600 px, at most 8 MB. Optional; our own drawing stands in for it':
    'Mendatar, paling kecil 960 × 600 px, paling besar 8 MB. Boleh kosong; gambar kami sendiri menggantikannya',
  'What the picture shows, in one sentence, in the language of this entry':
    'Apa yang tampak di gambar, satu kalimat, dalam bahasa entri ini',
  '3 to 9': '3 sampai 9',
  'Counts the changes of audio and credits; plays refer to it':
    'Menghitung perubahan audio dan kredit; laporan pemutaran merujuknya',
  'Curated ones are for every organisation': 'Yang dikurasi untuk semua organisasi',
  'Draws the cover: never change it. Empty: from the title':
    'Menentukan gambar sampul: jangan pernah diubah. Kosong: dari judul',
  'What reports of its plays need: artists, composers, ISRC and ISWC, and an IPI name number and a share for each contributor':
    'Yang diperlukan laporan pemutarannya: artis, komposer, ISRC dan ISWC, serta nomor nama IPI dan porsi tiap kontributor',
  'What a society needs to match the work; the shares of the performing right add up to 100 %. Society: its CISAC number or its name':
    'Yang diperlukan lembaga untuk mencocokkan karya; porsi hak pertunjukan berjumlah 100 %. Lembaga: nomor CISAC atau namanya',
  'Required by DDEX, which issues it: PADPIDA and letters or digits. Without one the field of the DSR file is empty':
    'Diwajibkan dan diterbitkan oleh DDEX: PADPIDA dan huruf atau angka. Tanpa id ini, bidangnya di berkas DSR kosong',
  'Empty: the host of the site': 'Kosong: host situs',
  'Only if one body receives the reports; it is then required by DDEX, like the name':
    'Hanya jika satu lembaga menerima laporan; DDEX lalu mewajibkannya, begitu pula namanya',
  'Only if one body receives the reports': 'Hanya jika satu lembaga menerima laporan',
  'Letters, digits and hyphens; part of the name of the file. Empty: BackgroundMusic':
    'Huruf, angka, dan tanda hubung; bagian dari nama berkas. Kosong: BackgroundMusic',
  'On average, as agreed with the recipient. The listener hours that DDEX requires are the hours of plays times this number. Empty: they are not stated':
    'Rata-rata, sesuai kesepakatan dengan penerima. Jam pendengar yang diwajibkan DDEX adalah jam pemutaran dikali angka ini. Kosong: tidak dicantumkan',
  'Required by DDEX. Set it before the month is reported; supplements state 0. Empty: it is not stated':
    'Diwajibkan DDEX. Isi sebelum bulan itu dilaporkan; tambahan mencantumkan 0. Kosong: tidak dicantumkan',
  'With several units, the package and the price per zone are those of the first one':
    'Jika ada beberapa unit, paket dan harga per zona adalah milik unit pertama',
  'Optional; the number under which the work is registered with societies':
    'Opsional; nomor pendaftaran karya di lembaga',
  'In the order of the credits': 'Sesuai urutan kredit',
  'In this order; devices shuffle them': 'Dalam urutan ini; perangkat mengacaknya',
  'Members of these industries see it first': 'Anggota di industri ini melihatnya lebih dulu',
  'Neighbours in the list should differ': 'Yang bersebelahan dalam daftar sebaiknya berbeda',
  'On: members can choose it': 'Nyala: anggota dapat memilihnya',
  'On: stored on every device, for when nothing else is planned. One playlist only':
    'Nyala: tersimpan di setiap perangkat, untuk saat tidak ada rencana lain. Hanya satu playlist',
  'Optional; the last day. After it the track is withdrawn':
    'Boleh kosong; hari terakhir. Sesudahnya lagu ditarik',
  'One name per line': 'Satu nama per baris',
  'One sentence': 'Satu kalimat',
  'Optional, without an article: Koridor Kaca': 'Boleh kosong, tanpa kata sandang: Koridor Kaca',
  'Optional; without it the Indonesian one is shown':
    'Boleh kosong; yang Indonesia ditampilkan sebagai gantinya',
  'Part of addresses: small letters, digits and hyphens. Empty: from the name':
    'Bagian dari alamat: huruf kecil, angka, dan tanda hubung. Kosong: dari nama',
  'Played instead where explicit tracks are blocked': 'Diputar sebagai gantinya bila lagu eksplisit diblokir',
  'T and ten digits, like T-034.524.680-1; dots and hyphens are removed':
    'T dan sepuluh angka, seperti T-034.524.680-1; titik dan tanda hubung dibuang',
  'Twelve characters, like ID-A01-26-00001; hyphens are removed':
    'Dua belas karakter, seperti ID-A01-26-00001; tanda hubung dibuang',
  'Another track has this audio with other tags: withdraw one of them':
    'Lagu lain memiliki audio ini dengan tag lain: tarik salah satunya',
  'What a curator confirmed when the audio was added': 'Yang dikonfirmasi kurator saat audionya ditambahkan',
  'Two or three letters, like id or en': 'Dua atau tiga huruf, seperti id atau en',
  'Withdrawn stops the track on every device within minutes; plays already made stay reported':
    'Ditarik menghentikan lagu di semua perangkat dalam beberapa menit; pemutaran yang sudah terjadi tetap dilaporkan',
  'Search the licences by it': 'Cari lisensinya dengan kode ini',
  'Handled once the licence was looked at': 'Ditangani setelah lisensinya diperiksa',
  'Optional; only to reply': 'Boleh kosong; hanya untuk membalas',
  'Printed on certificate and stickers; stays the same for the life of the zone':
    'Tercetak di sertifikat dan stiker; tetap sama selama zonanya ada',
  'Ends and renewals are recorded every hour; the public check is always current':
    'Berakhir dan perpanjangan dicatat tiap jam; halaman periksa selalu terbaru',
  'Every renewal and every change of name or address signs a new one':
    'Setiap perpanjangan dan setiap perubahan nama atau alamat menandatangani versi baru',
  'Of the current version': 'Dari versi yang berlaku',
  'On: the licence becomes invalid immediately, the player stops and the member gets an email. Off: it is reinstated':
    'Menyala: lisensi langsung tidak berlaku, pemutar berhenti, dan anggota menerima email. Mati: lisensi dipulihkan',
  'Shown on the public check and mailed to the member':
    'Tampil di halaman periksa dan dikirim ke email anggota',
  'Why it was revoked or reinstated; seen by staff only':
    'Mengapa dicabut atau dipulihkan; hanya terlihat staf',
  'In this order; a method that is not listed is not offered':
    'Sesuai urutan ini; metode yang tidak tercantum tidak ditawarkan',
  'Orders above this amount need two people to be marked as paid':
    'Pesanan di atas jumlah ini ditandai lunas oleh dua orang',
  'A refund of more than this amount has to be approved by a second person':
    'Pengembalian di atas jumlah ini harus disetujui orang kedua',
  'On: members see it as unavailable, for example while a bank is down':
    'Nyala: anggota melihatnya tidak tersedia, misalnya saat sebuah bank sedang gangguan',
  'Empty: no limit': 'Kosong: tanpa batas',
  'A saved reply makes it answered; resolved once nothing is left to do':
    'Balasan yang disimpan membuatnya dijawab; selesai bila tidak ada lagi yang perlu dilakukan',
  'The reported month; a final report is never changed, corrections are supplements':
    'Bulan yang dilaporkan; laporan final tidak diubah, koreksinya berupa susulan',
  'Confirmed: the track stays banned in the zone. Dismissed: it may play there again. Mark explicit tracks in the catalogue as well':
    'Terbukti: lagu tetap dilarang di zona itu. Tidak terbukti: lagu boleh diputar lagi. Tandai juga lagu eksplisit di katalog',
  'In all zones, when the report arrived': 'Di semua zona, saat laporan masuk',
  'In this zone, in the 30 days before the report': 'Di zona ini, dalam 30 hari sebelum laporan',
  'Search the usage log by it': 'Cari log pemakaian dengannya',
  'Mailed to the member when saved, and shown in the portal':
    'Dikirim ke anggota lewat email saat disimpan, dan tampil di portal',
  'Shown beside the deliveries of a report': 'Tampil di samping pengiriman sebuah laporan',
  'Its people see these deliveries and their receipts in their console':
    'Orang-orangnya melihat pengiriman ini dan tanda terimanya di konsol mereka',
  'Where files are sent; their deliveries are shown to this body':
    'Ke mana berkas dikirim; pengirimannya ditampilkan kepada lembaga ini',
  'https: the files are posted, signed. sftp: they are uploaded, with a checksum file beside each':
    'https: berkas dikirim dengan tanda tangan. sftp: berkas diunggah, masing-masing dengan berkas checksum',
  'https://host/path, or sftp://user@host/folder': 'https://host/jalur, atau sftp://pengguna@host/folder',
  'The fingerprint that ssh-keygen -l prints: SHA256:… Ask for it on another way':
    'Sidik jari dari ssh-keygen -l: SHA256:… Mintalah lewat jalur lain',
  'Keys divided by commas, for example jsonl, csv, dsr': 'Kunci dipisahkan koma, misalnya jsonl, csv, dsr',
  'On: reports that are created from now on are sent': 'Aktif: laporan yang dibuat mulai sekarang dikirim',
  'Shared secret of at least 24 characters, or the password or private key for SFTP. Stored encrypted and never shown; leave it empty to keep it':
    'Rahasia bersama sedikitnya 24 karakter, atau kata sandi atau kunci privat untuk SFTP. Disimpan terenkripsi dan tidak pernah ditampilkan; kosongkan agar tetap sama',
}
