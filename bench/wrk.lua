-- Sends the requests of the file that is named behind `--` in turns. Where one has a place for a number, each has one
-- of its own. With milliseconds `between`, each client waits twice as long at most before its next, that long on
-- average; before its first it waits for `early` milliseconds besides. Prints what came of it as JSON.
local requests = {}
local at = 0
local number

function init(arguments)
  local given = dofile(arguments[1])
  requests, number = given.requests, given.first
  local newcomers = given.clients
  if given.between > 0 then
    delay = function()
      newcomers = newcomers - 1
      -- wrk knows whole milliseconds.
      local wait = math.floor(2 * given.between * math.random() + math.random())
      return newcomers < 0 and wait or wait + given.early
    end
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
