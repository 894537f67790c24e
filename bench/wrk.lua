-- Sends the requests of the file that is named behind `--` in turns. Where one has a place for a number, each has one
-- of its own. With milliseconds `between`, each client waits twice as long at most before its next, that long on
-- average. Prints what came of it as JSON.
local requests = {}
local at = 0
local number
local between

function init(arguments)
  local given = dofile(arguments[1])
  requests, number, between = given.requests, given.first, given.between
  if between > 0 then
    -- wrk knows whole milliseconds.
    delay = function() return math.floor(2 * between * math.random() + math.random()) end
  end
end

function request()
  at = at % #requests + 1
  local one = requests[at]
  if type(one) == 'string' then return one end
  number = number + 1
  return one[1] .. string.format('%012d', number) .. one[2]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"faults":%d,"processor":%.3f}\n',
    summary.requests,
    summary.duration / 1e6,
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    os.clock()
  ))
end
