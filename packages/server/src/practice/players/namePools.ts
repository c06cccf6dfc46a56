/** First and last names that are common in one part of the rugby world. They are combined at random and name no real person. */
export interface NamePool {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

export const heritages = [
  ...(['newZealand', 'maori', 'polynesian', 'fijian', 'australian'] as const),
  ...(['japanese', 'argentine', 'afrikaans', 'nguni', 'cape'] as const),
] as const;
export type Heritage = (typeof heritages)[number];

export const namePools: Readonly<Record<Heritage, NamePool>> = {
  maori: pool(
    'Tāne Rāwiri Wiremu Hēmi Tama Kahu Mikaere Pāora Hoani Nikau Manaaki Kauri Matiu Ānaru Rongo Tiaki Whetū Rangi Māui Tamati',
    'Parata Karaitiana Waaka Rēweti Tamihana Paki Kereama Pōtae Rangihuna Tautahi Wharepapa Kīngi Taiapa Hōhepa Pirini Mātene Manihera Tāwhai Ruru Horomona Whaanga Pēwhairangi Ahomiro Aperahama Apiata Awatere Haami Hakaraia Haronga Herewini Hikuroa Huriwai Kaipara Kaiwai Kapua Katene Keepa Kerekere Kohere Koopu Maaka Matahaere Mihaka Mokena Ngarewa Ngātoro Nikora Pakaru Paraone Patuwai Pihama Pōmare Poutama Puketapu Rikihana Tahana Taituha Takarangi Tarawhiti Taumaunu Tipene Tūroa Waitoa Wharerau Wikaira',
  ),
  polynesian: pool(
    'Sione Tevita Semisi Viliami Lopeti Falaniko Iosefa Tavita Penieli Kelepi Manase Siaosi Tomasi Solomone Fetuli Malakai Pita Saia Soane ’Isileli ’Alipate Lafaele Fa’avae Losi',
    'Tuiasau Faleono Vaipulu Matagi Lolohea Tupoumahe Sa’ula Fa’atoafe Leavasa Ta’ala Ulufonua Vea’ila Fine’asi Lotomau Ma’afu-Lolo Pulusea Tavake-Moala Vaifale Seumalo Folau’uhila Mataele Sanft-Leota Tauiliili Lauaki-Fehi Afamasaga Ahokovi Aiolupo Alatini Amone Apelu Auva’a Ekenasio Fa’aleo Fakahua Falelua Fatialofa Feao Fehoko Fetu’u Filimoe Fonokalafi Fonoti Fuataga Fuimaono Hala’api’api Halafihi Havea Hingano Hufanga Ikahihifo Iloahefaiva Kaho Kalolo Kaufusi Kivalu Koloamatangi Lafaiali’i Lagatule Latukefu Lave’a Lealaiauloto Leaupepe Leiataua Lemalu Likiliki Lisala Loto’aniu Lutui Mafile’o Mahina Makaafi Malolo Manumaleuna Matamua Matautia Mau’u Naufahu Ngalu Nonu’u Palelei Paongo Pasikala Pelesasa Pifeleti Puloka Pulotu Puletua Sagapolu Salanoa Salave’a Sasagi Sekona Siale Sikahele Soakai Taione Talakai Tamapeau Tanielu Taukafa Tauteoli Tofaeono Toleafoa Tonga’uiha Tuala Tu’ifua Tuimalatu Tukuafu Tupua Ualesi Uhatafe Ulugia Vaka’uta Valele Veikoso Vimahi',
  ),
  fijian: pool(
    'Josefa Apisai Waisea Semi Ilaisa Jone Epeli Vilimoni Kitione Mesake Aporosa Isikeli Peni Taniela Simione Emosi Inoke Viliame Seremaia Etonia Livai Manoa',
    'Naqasima Tuivuna Ravulo Cakaunivalu Bolatagane Koroiwaca Navuso Rokotuni Waqairatu Vakasausau Drodrolagi Qereqere Tamanikaiwai Lutunasau Nabukavesi Saumaki Dakuitoga Vosawai Raikabula Naulu Baleinadi Cirikidaveta Kubunameca Volauca Tabuarua Nasilasila Adimaitoga Bainivalu Baravilala Batikoto Boginivalu Bukasoqo Cagilaba Cavubati Dakuvula Daunivucu Ducivaki Kaitani Kalouniviti Kolinisau Kurisaqila Lalabalavu Leweniqila Matanitobua Mocelutu Naivalu Naulivou Qarase Qionibaravi Ralulu Ratuva Ravouvou Sauqaqa Seruvatu Tikoduadua Tuilevuka Turagabeci Vakacegu Veitayaki Waqabaca Waqanivalu Yalayala',
  ),
  newZealand: pool(
    'Liam Angus Finn Hamish Callum Jock Reuben Toby Fraser Brodie Corban Hugo Jarrod Mitch Baxter Flynn Rhys Harry Oscar Digby Zac Cullen',
    'Aldworth Pettigrew Farquharson Mackersey Thornbury Drummore Hollister Kettlewell Ballantyne Wainscott Lockyear Redfern O’Dowda Tregenza McAllenby Garrick Hathaway Penrose Carmody Strathmore Balfour-Keane Inglewood Sutherby Abernethy Allardyce Anstruther Arbuckle Armitage Bagnall Bannatyne Birchall Blakemore Braithwaite Brockhurst Burgoyne Cairncross Calderwood Carrick Chalmers Cotterill Craigie Cruickshank Dalrymple Dennison Drysdale Dunbar Eastwick Elphick Fairbairn Falconer Fothergill Galbraith Gilchrist Haldane Hawthorne Hepburn Huntley Ingram Jellicoe Kilbride Kinnaird Lamont Lethbridge Lockhart Macfarlane Marchbanks McCorkindale McIndoe Menzies Moncrieff Murchison Nethersole Ogilvie Pennycook Pinkerton Rutherford Sinclair Strachan Tulloch Urquhart Wedderburn Whitelaw Winterbourne',
  ),
  australian: pool(
    'Lachlan Cooper Jye Harrison Bailey Kai Darcy Declan Riley Noah Archer Zane Ethan Spencer Jarrah Billy Angus Xavier Tobin Ned',
    'Barraclough O’Shannessy D’Arcy-Webb Fenwick Mulcahy Bannerman Trevallion Whitcombe Quilty McGlashan Sheedy Abernathy Corrigan Dunstan Halloran Merriman Rafferty Tindall Yarwood Kirkbride Lonsdale Pemberton Abercrombie Ainsworth Alderson Ashdown Baddeley Bellingham Blackwood Brannigan Buckland Cadwallader Carrington Cavanagh Chisholm Clarendon Colquhoun Coverdale Cunningham Dalgleish Delaney Devereux Donoghue Easterbrook Fairweather Fitzgibbon Gallagher Garrity Gillespie Glenister Goulding Greenhalgh Hargreave Hennessy Hollingworth Jamieson Kavanagh Killigrew Langford Leadbeater Lockwood Mahoney Maitland McKillop Molloy Nankervis Northcott O’Hanlon O’Rourke Prendergast Rutledge Sandilands Shanahan Stapleton Tempest Thistlewood Underhill Vickery Wakefield Warburton Westbrook Woolcott',
  ),
  japanese: pool(
    'Haruto Kenta Ryōta Shōta Daiki Takumi Yūto Kazuki Sōma Itsuki',
    'Morinaga Kurosaki Ōshiro Hayakawa Tsukamoto Nishigaki Kuramochi Aizawa Fujimori Tachibana Hasegawa Kobayakawa Minagawa Okazaki Shimamura Yanagida',
  ),
  argentine: pool(
    'Facundo Bautista Joaquín Tomás Agustín Ignacio Lautaro Santiago Thiago Ezequiel Nicolás Ramiro Gonzalo Benjamín Federico Valentín Martín Rodrigo Iván Emiliano Lisandro',
    'Zubizarreta D’Alessandri Brizuela Echegaray Iribarne Bertolini Caviglia Roldán Peñaloza Ibáñez Villagra Grimoldi Saravia Lezcano Arregui Battaglini Urquijo Mansilla Oyarzábal Quiroga Ferreyra Anchorena Etchart-Luna Güemes Basualdo Alzogaray Arizmendi Barrenechea Benavídez Bustamante Carrizo Castagnino Dominella Elizalde Etcheverry Fagúndez Goycochea Larrañaga Lombardi Maldonado Migliore Olazábal Pellegrini Quintana Rebagliati Sambucetti Tolosa Ugarteche Valenzuela Viscarra Zavalía',
  ),
  afrikaans: pool(
    'Pieter Hendrik Wikus Ruan Jaco Francois Stefan Marnus Tiaan Gideon Dewald Heinrich Altus Rikus Werner Christiaan',
    'Bezuidenhout Grobbelaar Oberholzer Terblanche Swanepoel Cronjé Rautenbach Geldenhuys Odendaal Badenhorst Liebenberg Schoonraad Raubenheimer Klopper Vermaak Oosthuysen Breytenbach Engelbrecht Groenewald Hattingh Koekemoer Labuschagne Lourens Myburgh Nieuwoudt Potgieter Redelinghuys Scheepers Strydom Theunissen Viljoen',
  ),
  nguni: pool(
    'Themba Sipho Siyanda Mpho Thabo Andile Lwazi Bongani Mandla Zolani Phelo Sanele Ayanda Nkosinathi Lindani Vusi',
    'Mabuza Ndlovu Khumalo Mthembu Ngcobo Sithole Mkhize Ntuli Gumede Mavuso Nxumalo Radebe Tshabalala Mokoena Zwane Qwabe Buthelezi Cele Hadebe Jiyane Khanyile Madonsela Mabaso Msimang Nzimande Shezi Vilakazi',
  ),
  cape: pool(
    'Keenan Dylan Ashwin Ricardo Clayton Rowan Damian Tristan',
    'Abrahams Petersen Fortuin Adonis Isaacs Hendricks September Jephtha Arendse Davids Februarie Kannemeyer Solomons Jaftha Lakay',
  ),
};

/** The weights of name pools for each squad. */
export const heritagesOf: Readonly<Record<string, Readonly<Partial<Record<Heritage, number>>>>> = {
  BLUE: { polynesian: 4, maori: 3, newZealand: 3 },
  CHIE: { maori: 4, newZealand: 4, polynesian: 2, fijian: 1, japanese: 1 },
  CRUS: { newZealand: 6, maori: 2, polynesian: 2, fijian: 1 },
  HIGH: { newZealand: 5, maori: 3, polynesian: 2, japanese: 1 },
  HURR: { maori: 3, polynesian: 4, newZealand: 4 },
  MOPA: { polynesian: 9, maori: 1 },
  FDRU: { fijian: 1 },
  BRUM: { australian: 6, polynesian: 3, fijian: 1 },
  FORC: { australian: 5, polynesian: 2, argentine: 1, afrikaans: 1, japanese: 1 },
  REDS: { australian: 5, polynesian: 4, fijian: 1, japanese: 1 },
  WARA: { australian: 5, polynesian: 4, fijian: 1 },
  ARG: { argentine: 1 },
  AUS: { australian: 5, polynesian: 4, fijian: 1 },
  NZ: { newZealand: 4, maori: 4, polynesian: 3 },
  SA: { afrikaans: 5, nguni: 4, cape: 2 },
};

function pool(first: string, last: string): NamePool {
  return { first: first.split(' '), last: last.split(' ') };
}
