-- Selects what tilemaker copies from an OpenStreetMap extract for the street cells. Ways keep their OpenStreetMap tags, which
-- streets/tags/ interprets during the import. Nothing is simplified or left out at lower zoom levels.

local way_tags = {
  "highway", "name", "ref", "foot", "access", "vehicle", "motor_vehicle", "motorcar", "oneway", "oneway:foot", "foot:forward",
  "foot:backward", "junction", "maxspeed", "maxspeed:forward", "maxspeed:backward", "maxspeed:type", "surface", "smoothness",
  "tracktype", "trail_visibility", "sac_scale", "incline", "bridge", "tunnel", "covered", "layer", "indoor", "service", "ford",
  "area", "area:highway", "construction", "motorroad", "conveying", "access:conditional", "foot:conditional",
  "motor_vehicle:conditional", "vehicle:conditional", "oneway:conditional", "opening_hours", "bicycle", "sidewalk", "public_transport",
  "sidewalk:left", "sidewalk:right", "sidewalk:both", "footway", "path", "cycleway", "railway", "level", "place", "route", "man_made", "tidal", "ice_road",
  "winter_road", "disused", "abandoned", "via_ferrata_scale"
}

local barrier_tags = { "foot", "access", "vehicle", "motor_vehicle", "motorcar", "locked", "access:conditional", "foot:conditional",
  "vehicle:conditional", "motor_vehicle:conditional", "opening_hours" }

local languages = { "ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sl", "tr", "uk", "zh" }

local function set(list)
  local members = {}
  for _, member in ipairs(list) do members[member] = true end
  return members
end

local place_classes = set { "city", "town", "village", "suburb", "quarter", "neighbourhood", "hamlet", "locality" }
local railway_classes = set { "rail", "light_rail", "subway", "tram", "narrow_gauge", "funicular", "monorail" }
local waterway_classes = set { "river", "canal", "stream", "ditch", "drain" }
local wall_classes = set { "wall", "city_wall", "retaining_wall", "fence" }
local platform_classes = set { "platform" }

local green = {
  landuse = { forest = "wood", grass = "grass", meadow = "grass", village_green = "grass", recreation_ground = "park", cemetery = "cemetery",
    farmland = "farmland", orchard = "farmland", vineyard = "farmland", allotments = "farmland", greenhouse_horticulture = "farmland" },
  natural = { wood = "wood", scrub = "wood", grassland = "grass", heath = "grass", fell = "grass", bare_rock = "rock", scree = "rock",
    shingle = "rock", beach = "sand", sand = "sand", glacier = "glacier", wetland = "wetland" },
  leisure = { park = "park", garden = "park", golf_course = "grass", nature_reserve = nil, dog_park = "park" },
}

local built = {
  landuse = { residential = "residential", commercial = "industrial", retail = "industrial", industrial = "industrial", railway = "industrial",
    education = "school" },
  amenity = { hospital = "hospital", clinic = "hospital", school = "school", university = "school", college = "school",
    kindergarten = "school", parking = "parking" },
  leisure = { pitch = "pitch", track = "pitch", playground = "pitch", sports_centre = "pitch" },
}

node_keys = { "barrier", "ford", "place" }

function node_function(node)
  local barrier, ford = node:Find("barrier"), node:Find("ford")
  -- Stepping stones count as rough ground and not as a barrier.
  if barrier == "" and ford ~= "" and ford ~= "no" and ford ~= "stepping_stones" then barrier = "ford" end
  if barrier ~= "" then
    node:Layer("barriers", false)
    node:Attribute("barrier", barrier)
    for _, key in ipairs(barrier_tags) do
      local value = node:Find(key)
      if value ~= "" then node:Attribute(key, value) end
    end
  end
  local place, name = node:Find("place"), node:Find("name")
  if place_classes[place] and name ~= "" then
    node:Layer("places", false)
    node:Attribute("class", place)
    node:Attribute("name", name)
    for _, language in ipairs(languages) do
      local translated = node:Find("name:" .. language)
      if translated ~= "" and translated ~= name then node:Attribute("name:" .. language, translated) end
    end
  end
end

local function copy_tags(way)
  for _, key in ipairs(way_tags) do
    local value = way:Find(key)
    if value ~= "" then way:Attribute(key, value) end
  end
end

local function structure(way)
  local bridge, tunnel = way:Find("bridge"), way:Find("tunnel")
  if bridge ~= "" and bridge ~= "no" then way:Attribute("structure", "bridge") end
  if tunnel ~= "" and tunnel ~= "no" then way:Attribute("structure", "tunnel") end
end

local function named(way)
  local name = way:Find("name")
  if name ~= "" then way:Attribute("name", name) end
end

local function class_in(way, classes)
  for key, values in pairs(classes) do
    local class = values[way:Find(key)]
    if class then return class end
  end
  return nil
end

-- If an extract contains a way only in parts, each part has the way's id in the tag "@id".
local function id_of(way)
  local id = way:Find("@id")
  if id ~= "" then return id end
  return way:Id()
end

local function street(way)
  local highway = way:Find("highway")
  local is_platform = platform_classes[way:Find("railway")] or way:Find("public_transport") == "platform"
  local is_pier = way:Find("man_made") == "pier"
  if highway == "" and not is_platform and not is_pier then return end
  local area, is_relation = way:Find("area"), way:Find("type") == "multipolygon"
  -- A closed way of a platform or pier is its outline. Other closed ways lead around something.
  local is_square = way:IsClosed() and (area == "yes" or is_relation or ((is_platform or is_pier) and area ~= "no"))
  -- A relation and a way may have the same id, so ids of relations get a prefix.
  local id = (is_relation and "r" or "") .. id_of(way)
  -- The outline of a square is also a line of the street network.
  way:Layer("roads", false)
  way:Attribute("id", id)
  if is_square then way:Attribute("square", "yes") end
  copy_tags(way)
  if is_square then
    way:Layer("squares", true)
    way:Attribute("id", id)
    copy_tags(way)
  end
end

local function railway(way)
  local class = way:Find("railway")
  if not railway_classes[class] then return end
  way:Layer("railways", false)
  way:Attribute("class", class)
  structure(way)
end

local function wall(way)
  local class = way:Find("natural") == "cliff" and "cliff" or way:Find("barrier")
  if class ~= "cliff" and not wall_classes[class] then return end
  way:Layer("walls", false)
  way:Attribute("class", class)
  way:Attribute("id", id_of(way))
end

local function water(way)
  local waterway, natural = way:Find("waterway"), way:Find("natural")
  if natural == "coastline" then
    way:Layer("waterways", false)
    way:Attribute("class", "coastline")
    way:Attribute("id", id_of(way))
  elseif waterway_classes[waterway] then
    way:Layer("waterways", false)
    way:Attribute("class", waterway)
    named(way)
    structure(way)
  end
  if not way:IsClosed() then return end
  local kind = way:Find("water")
  local class = nil
  if natural == "water" or way:Find("landuse") == "reservoir" or way:Find("landuse") == "basin" then
    class = (kind == "river" or kind == "canal" or kind == "stream") and "river" or "lake"
  elseif waterway == "riverbank" or waterway == "dock" then
    class = "river"
  elseif way:Find("leisure") == "swimming_pool" or way:Find("amenity") == "fountain" then
    class = "pool"
  end
  if class then
    way:Layer("water", true)
    way:Attribute("class", class)
    named(way)
  end
end

local function land(way)
  if not way:IsClosed() then return end
  local building = way:Find("building")
  if building ~= "" and building ~= "no" then
    way:Layer("buildings", true)
    way:Attribute("id", id_of(way))
    return
  end
  local class = class_in(way, green)
  if class then
    way:Layer("green", true)
    way:Attribute("class", class)
    return
  end
  class = class_in(way, built)
  if class then
    way:Layer("built", true)
    way:Attribute("class", class)
  end
end

function way_function(way)
  street(way)
  railway(way)
  wall(way)
  water(way)
  land(way)
end
