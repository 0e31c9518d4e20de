vcl 4.1;
# The site's processes. Name all of them here; the rest stands in default.vcl.
import directors;

probe serving {
	.url = "/health";
	.interval = 1s;
	# A busy one is not a dead one.
	.timeout = 2s;
	.window = 4;
	.threshold = 2;
	.initial = 2;
}

backend site_1 {
	.host = "site";
	.port = "3000";
	.probe = serving;
}

sub vcl_init {
	new sites = directors.round_robin();
	sites.add_backend(site_1);
}
