"""Which time zones typed abbreviations, countries and large cities mean, beside the names of the zones.

An abbreviation means the zones of the people who write it, whose clocks may show another time for half of the
year: those who write “EST” in July live by “EDT”. Names of countries are in CLDR
(https://cldr.unicode.org); what they are called besides, and cities after which no zone is named, are here.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.i18n.name_matching import letters

_ABBREVIATIONS = {
    "America/New_York": "et est edt est5edt",
    "America/Chicago": "ct cst cdt cst6cdt",
    "America/Denver": "mt mst mdt mst7mdt",
    "America/Los_Angeles": "pt pst pdt pst8pdt",
    "America/Anchorage": "akt akst akdt",
    "Pacific/Honolulu": "hst",
    "America/Halifax": "ast adt hna haa",
    "America/St_Johns": "nst ndt nt",
    "America/Toronto": "hne hae",
    "America/Winnipeg": "hnc hac",
    "America/Edmonton": "hnr har",
    "America/Vancouver": "hnp hap",
    "America/Havana": "cst",
    "America/Sao_Paulo": "brt brst",
    "America/Manaus": "amt",
    "America/Argentina/Buenos_Aires": "art",
    "America/Santiago": "clt clst",
    "America/Bogota": "cot",
    "America/Lima": "pet",
    "America/Caracas": "vet",
    "America/Montevideo": "uyt",
    "UTC": "utc gmt z zulu",
    "Europe/London": "bst",
    "Europe/Dublin": "ist",
    "Europe/Lisbon": "wet west wez wesz",
    "Europe/Berlin": "cet cest met mest mez mesz hec heec цев",
    "Europe/Athens": "eet eest oez oesz",
    "Europe/Moscow": "msk msd мск",
    "Europe/Istanbul": "trt",
    "Europe/Samara": "samt",
    "Asia/Yekaterinburg": "yekt екб",
    "Asia/Omsk": "omst",
    "Asia/Krasnoyarsk": "krat",
    "Asia/Irkutsk": "irkt",
    "Asia/Yakutsk": "yakt",
    "Asia/Vladivostok": "vlat",
    "Asia/Yerevan": "amt",
    "Asia/Jerusalem": "ist idt",
    "Asia/Riyadh": "ast",
    "Asia/Dubai": "gst",
    "Asia/Tehran": "irst",
    "Asia/Karachi": "pkt",
    "Asia/Kolkata": "ist",
    "Asia/Kathmandu": "npt",
    "Asia/Dhaka": "bst bdt",
    "Asia/Yangon": "mmt",
    "Asia/Bangkok": "ict",
    "Asia/Jakarta": "wib",
    "Asia/Makassar": "wita",
    "Asia/Jayapura": "wit",
    "Asia/Shanghai": "cst",
    "Asia/Hong_Kong": "hkt",
    "Asia/Singapore": "sgt sst",
    "Asia/Kuala_Lumpur": "myt",
    "Asia/Manila": "pht",
    "Asia/Tokyo": "jst",
    "Asia/Seoul": "kst",
    "Australia/Perth": "awst",
    "Australia/Adelaide": "acst acdt",
    "Australia/Sydney": "aet aest aedt",
    "Pacific/Auckland": "nzt nzst nzdt",
    "Pacific/Pago_Pago": "sst",
    "Africa/Lagos": "wat",
    "Africa/Maputo": "cat",
    "Africa/Nairobi": "eat",
    "Africa/Johannesburg": "sast",
}

_PLACES = {
    "America/New_York": (
        "Eastern, US Eastern, NYC, Boston, Washington, Washington DC, Philadelphia, Miami, Atlanta, "
        "Orlando, Florida, Georgia, Massachusetts, Pennsylvania, New Jersey, Ohio, Virginia, "
        "North Carolina, Charlotte, Нью-Йорк, Nueva York, Nova York, Nova Iorque"
    ),
    "America/Chicago": (
        "Central, US Central, Houston, Dallas, Austin, San Antonio, Texas, Minneapolis, New Orleans, "
        "Nashville, St. Louis, Kansas City, Milwaukee, Illinois, Wisconsin, Minnesota"
    ),
    "America/Denver": "Mountain, US Mountain, Colorado, Salt Lake City, Utah, Albuquerque",
    "America/Phoenix": "Arizona, Tucson",
    "America/Los_Angeles": (
        "Pacific, US Pacific, LA, San Francisco, SF, San Diego, San Jose, Seattle, Portland, "
        "Las Vegas, California, Washington, Washington State, Oregon, Nevada"
    ),
    "America/Costa_Rica": "San Jose",
    "America/Anchorage": "Alaska",
    "Pacific/Honolulu": "Hawaii",
    "America/Toronto": "Ottawa, Montreal, Ontario, Quebec, Québec",
    "America/Edmonton": "Calgary, Alberta",
    "America/Mexico_City": "Guadalajara, Puebla, CDMX",
    "America/Sao_Paulo": (
        "Rio de Janeiro, Rio, Brasília, Belo Horizonte, Curitiba, Porto Alegre, Salvador, Campinas, "
        "Goiânia, horário de Brasília, hora de Brasília"
    ),
    "America/Argentina/Buenos_Aires": "Rosario, La Plata",
    "America/Bogota": "Medellín, Cali",
    "America/Guayaquil": "Quito",
    "America/Santiago": "Valparaíso",
    "Europe/London": (
        "Manchester, Birmingham, Liverpool, Leeds, Glasgow, Edinburgh, Cardiff, England, Scotland, "
        "Wales"
    ),
    "Europe/Berlin": (
        "Munich, München, Hamburg, Frankfurt, Cologne, Köln, Stuttgart, Düsseldorf, Leipzig, "
        "Dresden, Bremen, Hannover, Nürnberg, Essen, Dortmund"
    ),
    "Europe/Vienna": "Graz, Linz, Salzburg, Innsbruck",
    "Europe/Zurich": "Geneva, Genève, Genf, Basel, Bern, Lausanne",
    "Europe/Paris": "Lyon, Marseille, Toulouse, Nice, Bordeaux, Lille, Nantes, Strasbourg",
    "Europe/Madrid": "Barcelona, Valencia, Sevilla, Seville, Bilbao, Málaga, Zaragoza",
    "Europe/Lisbon": "Porto, Braga, Coimbra",
    "Europe/Rome": "Milan, Milano, Naples, Napoli, Turin, Torino, Florence, Firenze, Venice",
    "Europe/Amsterdam": "Rotterdam, The Hague, Utrecht",
    "Europe/Brussels": "Antwerp, Liège",
    "Europe/Warsaw": "Kraków, Gdańsk, Wrocław, Poznań, Łódź",
    "Europe/Kyiv": "Kharkiv, Odesa, Lviv, Харьков, Одесса, Львов",
    "Europe/Moscow": (
        "Saint Petersburg, St. Petersburg, Санкт-Петербург, Петербург, Питер, СПб, Казань, "
        "Нижний Новгород, Ростов-на-Дону, Ростов, Краснодар, Воронеж, Сочи, Тула, Московское"
    ),
    "Asia/Yekaterinburg": "Екат, Челябинск, Пермь, Уфа, Тюмень",
    "Asia/Novosibirsk": "Новосиб",
    "Asia/Vladivostok": "Хабаровск",
    "Asia/Almaty": "Astana, Астана",
    "Europe/Istanbul": "Ankara, Izmir",
    "Asia/Jerusalem": "Tel Aviv, Haifa",
    "Asia/Dubai": "Abu Dhabi",
    "Asia/Kolkata": (
        "Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Hyderabad, Pune, Ahmedabad"
    ),
    "Asia/Karachi": "Lahore, Islamabad",
    "Asia/Ho_Chi_Minh": "Hanoi, Saigon",
    "Asia/Jakarta": (
        "Surabaya, Bandung, Medan, Semarang, Yogyakarta, Jogja, Palembang, Jawa, Sumatra"
    ),
    "Asia/Makassar": "Bali, Denpasar, Lombok, Manado, Balikpapan",
    "Asia/Jayapura": "Papua, Ambon",
    "Asia/Shanghai": "Beijing, Peking, Guangzhou, Shenzhen, Chengdu, Wuhan, Hangzhou, 北京",
    "Asia/Tokyo": (
        "Osaka, Kyoto, Nagoya, Yokohama, Sapporo, Fukuoka, Kobe, Hiroshima, 大阪, 京都, 名古屋, "
        "横浜, 札幌, 福岡, 神戸, 広島, 仙台, 日本時間, にほん, とうきょう"
    ),
    "Asia/Seoul": "Busan, Incheon",
    "Asia/Manila": "Cebu, Quezon City",
    "Australia/Sydney": "Canberra, New South Wales",
    "Australia/Brisbane": "Gold Coast, Queensland",
    "Pacific/Auckland": "Wellington, Christchurch",
    "Africa/Johannesburg": "Cape Town, Durban, Pretoria",
    "Africa/Lagos": "Abuja",
    "Africa/Casablanca": "Rabat, Marrakesh",
    "Africa/Cairo": "Alexandria",
    "Asia/Tbilisi": "Georgia",
}  # fmt: skip

COUNTRY_NAMES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "US": ("USA", "US", "United States of America", "America", "EEUU", "EUA", "США", "アメリカ", "米国"),
        "GB": (
            "UK", "Great Britain", "Britain", "Großbritannien", "England", "Англия", "Inggris", "Inglaterra",
            "Angleterre",
        ),
        "CZ": ("Czech Republic",),
        "NL": ("Holland",),
        "AE": ("UAE",),
        "KR": ("Korea",),
        "MM": ("Burma",),
    }
)  # fmt: skip
"""What countries are called beside their names in CLDR, by their ISO 3166 codes."""


def _by_name(places: Mapping[str, Sequence[str]]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for zone, names in places.items():
        for name in map(letters, names):
            found[name] = (*found.get(name, ()), zone)
    return MappingProxyType(found)


ABBREVIATIONS = _by_name({zone: names.split() for zone, names in _ABBREVIATIONS.items()})
"""The zones that each abbreviation can mean, by its letters."""
PLACES = _by_name({zone: names.split(", ") for zone, names in _PLACES.items()})
"""The zones of large cities and regions, by the letters of their names."""
