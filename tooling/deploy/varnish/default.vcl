vcl 4.1;
# Pages of all sites, kept until the API host says by PURGE that they have changed. Stands between the
# proxy that has the certificates and the site's processes, which run with CDN=on; run with
# -p http_gzip_support=off, for the site compresses better than this could.
import std;
include "sites.vcl";

# Who may say that pages have changed: whoever reaches this without a proxy, from the inner network.
acl purgers {
	"localhost";
	"10.0.0.0"/8;
	"172.16.0.0"/12;
	"192.168.0.0"/16;
	"fc00::"/7;
}

sub vcl_recv {
	if (req.restarts == 0) {
		unset req.http.X-Old-Is-Fine;
	}
	if (req.method == "PURGE") {
		# What comes through the proxy has two addresses here: the visitor's, and the proxy's.
		if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
			return (synth(405));
		}
		call purge_tag;
	}

	# The site's pages are the same for everybody: none reads a cookie.
	unset req.http.Cookie;
	call choose_encoding;
	call drop_campaign;

	set req.backend_hint = sites.backend();
	# An old page is shown only while nobody makes a new one.
	if (req.http.X-Old-Is-Fine || !std.healthy(req.backend_hint)) {
		set req.grace = 24h;
	} else {
		set req.grace = 0s;
	}
}

sub purge_tag {
	if (req.http.Cache-Tag !~ "^[a-z0-9-]+$" || req.http.Data-Revision !~ "^[A-Za-z0-9._-]*$") {
		return (synth(400));
	}
	if (req.http.Cache-Tag == "all") {
		set req.http.X-Ban = "obj.http.Cache-Tag ~ .";
	} elsif (req.http.Data-Revision) {
		# Pages of the present revision stay: they were made since.
		set req.http.X-Ban = "obj.http.Cache-Tag == " + req.http.Cache-Tag +
			" && obj.http.Data-Revision != " + req.http.Data-Revision;
	} else {
		set req.http.X-Ban = "obj.http.Cache-Tag == " + req.http.Cache-Tag;
	}
	if (std.ban(req.http.X-Ban)) {
		return (synth(200));
	}
	return (synth(500, std.ban_error()));
}

# One of three, so that a page is kept three times at most.
sub choose_encoding {
	if (req.http.Accept-Encoding ~ "(^|[\s,])br($|[\s,;])" && req.http.Accept-Encoding !~ "br\s*;\s*q=0(\.0*)?($|[\s,])") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "gzip" && req.http.Accept-Encoding !~ "gzip\s*;\s*q=0(\.0*)?($|[\s,])") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
}

# Each click of an advertisement has a number of its own, and leads to the same page. The browser tells the
# site where it came from.
sub drop_campaign {
	if (req.method == "GET" && req.url ~ "[?&](utm_[a-z]+|yclid|ysclid|gclid|fbclid|_openstat)=") {
		set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|yclid|ysclid|gclid|fbclid|_openstat)=[^&]*", "\1");
		set req.url = regsuball(req.url, "&{2,}", "&");
		set req.url = regsub(req.url, "\?&", "?");
		set req.url = regsub(req.url, "[?&]$", "");
	}
}

sub vcl_hash {
	hash_data(req.url);
	# A build's files are the same on all hosts. Everything else is a host's own.
	if (req.url !~ "^/assets/") {
		hash_data(req.http.Host);
	}
	return (lookup);
}

sub vcl_backend_response {
	# Let go of before it takes the place of an old page: the second try may show that.
	if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Old-Is-Fine) && bereq.method ~ "^(GET|HEAD)$") {
		return (abandon);
	}
	# Nothing is kept that does not say for how long.
	if (beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]") {
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		return (deliver);
	}
	set beresp.grace = 0s;
	if (beresp.http.CDN-Cache-Control ~ "stale-if-error=\d+") {
		set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
	}
	if (beresp.http.Cache-Tag && !beresp.http.Data-Revision) {
		set beresp.http.Data-Revision = "none";
	}
}

sub vcl_backend_error {
	if ((bereq.is_bgfetch || !bereq.http.X-Old-Is-Fine) && bereq.method ~ "^(GET|HEAD)$") {
		return (abandon);
	}
}

# A page that can't be made now may be here from before; if not, the site says itself what is wrong.
sub vcl_synth {
	if (resp.status == 503 && req.restarts == 0 && req.method ~ "^(GET|HEAD)$") {
		set req.http.X-Old-Is-Fine = "yes";
		return (restart);
	}
}

sub vcl_deliver {
	# What was for this cache alone.
	set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ",\s*s-maxage=\d+", "");
	unset resp.http.CDN-Cache-Control;
	unset resp.http.Cache-Tag;
	unset resp.http.Surrogate-Key;
	unset resp.http.Data-Revision;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
}
