/** Sample rooms of each industry in the illustrations: four with music playing, then one paused. */
export const places = {
  hotel: 'Lobby, Restaurant, Spa, Pool, Meeting room',
  restaurant: 'Dining room, Terrace, Private room, Bar, Kitchen',
  'bars-and-pubs': 'Main bar, Lounge, VIP room, Rooftop, Hallway',
  'shopping-mall': 'Atrium, Fashion floor, Lifts, Kids area, Parking',
  'sports-facilities': 'Weights area, Class studio, Yoga room, Pool, Lockers',
  transportation: 'Waiting hall, Gates, Lounge, Food court, Ticketing',
  'tourist-attraction': 'Entrance, Shop, Gallery, Garden, Stage',
  'salon-and-beauty': 'Styling chairs, Reception, Treatment, Nail spa, Consulting',
  'hospitals-and-clinics': 'Lobby, Cafeteria, Waiting room, Children, Wards',
  office: 'Lobby, Pantry, Work floor, Lounge, Meeting room',
  'courses-and-training': 'Lobby, Canteen, Study room, Garden, Exam room',
  'public-transport': 'City bus, Coach, Night train, Ferry, Depot',
  cinema: 'Lobby, Snacks, Lounge, Corridor, Screens',
  'association-building': 'Main hall, Dining room, Library, Garden, Meeting room',
}
